import { useState } from 'react';
import { announceAccountChange, holdReload } from '#web/lib/account-signals.ts';
import { clearUserData } from '#web/lib/clear-user-data.ts';
import { forgetLessons } from '#web/lib/lesson-cache.ts';
import { postForm } from '#web/lib/post-form.ts';
import { forgetRecordings } from '#web/lib/recording-chunks.ts';
import { callFailure, refusalOf } from '#web/lib/refusal-text.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import type { DialogState } from '#web/ui/dialog.tsx';
import { toast } from '#web/ui/toast-store.ts';

/**
 * Confirms, ends the session on the server, clears this browser's stored data, and loads the home
 * page or another page afresh.
 */
export default function SignOutDialog({ to = '/', ...dialog }: DialogState & { to?: string }) {
  const t = useTexts();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();

  async function signOut() {
    setBusy(true);
    setError(undefined);
    holdReload(true);
    try {
      await postForm('/logout', new FormData());
      clearUserData();
      forgetRecordings();
      await forgetLessons();
      announceAccountChange();
      window.location.assign(to);
    } catch (error) {
      fail(t(refusalOf(error) ? 'common.unknown' : callFailure(error)));
    }
  }

  function fail(message: string): void {
    holdReload(false);
    setBusy(false);
    setError(message);
    toast({ title: t('site.logout.failed'), description: message, tone: 'danger' });
  }

  return (
    <ConfirmDialog
      {...dialog}
      onConfirm={() => void signOut()}
      title={t('site.logout.title')}
      description={t('site.logout.text')}
      confirmText={t('site.logout.confirm')}
      tone="primary"
      busy={busy}
      busyText={t('site.logout.busy')}
      error={error}
    />
  );
}
