import { lazy, Suspense, useState } from 'react';
import { importWithRetry } from '#web/lib/import-with-retry.ts';
import type { DialogState } from '#web/ui/dialog.tsx';

const SignOutDialog = lazy(() => importWithRetry(() => import('./sign-out-dialog.tsx')));

/** Asks, then signs out. Loaded when it is first opened: it knows all that this browser stores. */
export function SignOut(dialog: DialogState) {
  const [wasOpen, setWasOpen] = useState(dialog.open);
  if (dialog.open && !wasOpen) setWasOpen(true);
  return <Suspense>{wasOpen && <SignOutDialog {...dialog} />}</Suspense>;
}
