import { lazy, Suspense, useState } from 'react';
import type { Me } from '#contract/account.ts';
import { importWithRetry } from '#web/lib/import-with-retry.ts';
import { useSessionEnd } from './use-session-end.ts';

const SessionDialog = lazy(() => importWithRetry(() => import('./session-dialog.tsx')));

/**
 * Warns two minutes before the session ends, and reports its end; the page and its unsaved input
 * stay.
 */
export function SessionWarning({ me }: { me: Me }) {
  const { state, extend } = useSessionEnd(me);
  const [dismissed, setDismissed] = useState(false);
  if (state === 'standing') {
    if (dismissed) setDismissed(false);
    return null;
  }
  if (state === 'over' && dismissed) return null;
  return (
    <Suspense fallback={null}>
      <SessionDialog state={state} onExtend={extend} onDismiss={() => setDismissed(true)} />
    </Suspense>
  );
}
