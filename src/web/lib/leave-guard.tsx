import type { RefObject } from 'react';
import { useBlocker } from 'react-router';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { useUnloadWarning } from './use-unload-warning.ts';

type LeaveGuardProps = {
  /** Lets the page itself navigate. */
  isLeaving: RefObject<boolean>;
  texts: { title: string; description: string; confirmText: string; cancelText: string };
};

/** Confirms before leaving a page with something that would be lost. */
export default function LeaveGuard({ isLeaving, texts }: LeaveGuardProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      !isLeaving.current && currentLocation.pathname !== nextLocation.pathname,
  );
  useUnloadWarning(true, isLeaving);
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      onClose={() => blocker.reset?.()}
      onConfirm={() => blocker.proceed?.()}
      {...texts}
      tone="primary"
    />
  );
}
