import { useId, useState } from 'react';
import type { AnyPostingDetails } from '#contract/posting-of-any-company.ts';
import { api } from '#web/lib/api.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { useDialogForm } from '#web/lib/use-dialog-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { AnyPostingFields } from './any-posting-fields.tsx';
import { anyPostingOf, judgeAnyPosting } from './any-posting-form.ts';
import { LoadedPosting } from './loaded-posting.tsx';

/** Changes a posting of any company. */
export default function EditAnyPosting({
  postingId,
  open,
  onClose,
}: {
  postingId: string;
  open: boolean;
  onClose: () => void;
}) {
  const t = useTexts();
  const id = useId();
  const [busy, setBusy] = useState(false);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('admin-jobs.form.edit')}
      closeLabel={t('common.close')}
      size="lg"
      footer={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button
            type="submit"
            form={id}
            variant="primary"
            busy={busy}
            busyText={t('admin-jobs.form.saving')}
          >
            {t('admin-jobs.form.save')}
          </Button>
        </>
      }
    >
      <LoadedPosting postingId={postingId}>
        {(posting) => <EditForm id={id} loaded={posting} onBusy={setBusy} onDone={onClose} />}
      </LoadedPosting>
    </Dialog>
  );
}

function EditForm({
  id,
  loaded,
  onBusy,
  onDone,
}: {
  id: string;
  loaded: AnyPostingDetails;
  onBusy: (isBusy: boolean) => void;
  onDone: () => void;
}) {
  const t = useTexts();
  // What is changed is what was read, whatever is loaded anew meanwhile.
  const [posting] = useState(loaded);
  const { form, field } = useDialogForm({
    judge: (typed) => judgeAnyPosting(typed, posting.state === 'active'),
    fieldOf: () => undefined,
    changes: api.posting.key(),
    failedTitle: t('admin-jobs.failed.save'),
    send: async (typed) => {
      onBusy(true);
      try {
        return await api.posting.updateAny.call({
          ...anyPostingOf(typed, posting.deadline),
          postingId: posting.id,
          version: posting.version,
        });
      } finally {
        onBusy(false);
      }
    },
    onDone: ({ title }) => {
      onDone();
      toast({ title: t('admin-jobs.done.saved', { title }), tone: 'success' });
    },
  });
  return (
    <form {...form} id={id} className="grid gap-4 sm:grid-cols-2">
      <p className="text-14 wrap-anywhere text-ink-muted sm:col-span-2">{posting.companyName}</p>
      <AnyPostingFields field={field} posting={posting} />
    </form>
  );
}
