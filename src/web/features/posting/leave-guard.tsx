import { type RefObject, useEffect } from 'react';
import { useBlocker } from 'react-router';
import { useTexts } from '#web/lib/texts.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';

/**
 * Confirms before leaving a form with unsaved changes; `isLeaving` lets the form itself navigate.
 */
export function LeaveGuard({ isLeaving }: { isLeaving: RefObject<boolean> }) {
  const t = useTexts();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      !isLeaving.current && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (!isLeaving.current) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isLeaving]);
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      onClose={() => blocker.reset?.()}
      onConfirm={() => blocker.proceed?.()}
      title={t('posting.leave.title')}
      description={t('posting.leave.text')}
      confirmText={t('posting.leave.confirm')}
      cancelText={t('posting.leave.cancel')}
      tone="primary"
    />
  );
}
