import { lazy, Suspense, useEffect } from 'react';
import { importWithRetry } from '#web/lib/import-with-retry.ts';
import { useWasOpen } from '#web/lib/use-was-open.ts';
import type { DialogState } from '#web/ui/dialog.tsx';

const load = () => import('./sign-out-dialog.tsx');
const SignOutDialog = lazy(() => importWithRetry(load));

/**
 * Asks, then signs out. Loaded after the page, because it knows all that this browser stores, but
 * before it is opened: without a connection it must say why it fails.
 */
export function SignOut(dialog: DialogState & { to?: string }) {
  const wasOpen = useWasOpen(dialog.open);
  useEffect(() => void load().catch(() => undefined), []);
  return <Suspense>{wasOpen && <SignOutDialog {...dialog} />}</Suspense>;
}
