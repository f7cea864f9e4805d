import { lazy, Suspense, useEffect, useState } from 'react';
import { importWithRetry } from '#web/lib/import-with-retry.ts';
import type { DialogState } from '#web/ui/dialog.tsx';

const load = () => import('./sign-out-dialog.tsx');
const SignOutDialog = lazy(() => importWithRetry(load));

/**
 * Asks, then signs out. Loaded after the page, because it knows all that this browser stores, but
 * before it is opened: without a connection it must say why it fails.
 */
export function SignOut(dialog: DialogState & { to?: string }) {
  const [wasOpen, setWasOpen] = useState(dialog.open);
  useEffect(() => void load().catch(() => undefined), []);
  if (dialog.open && !wasOpen) setWasOpen(true);
  return <Suspense>{wasOpen && <SignOutDialog {...dialog} />}</Suspense>;
}
