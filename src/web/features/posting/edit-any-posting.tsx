import { useId, useState } from 'react';
import type { AnyPostingDetails } from '#contract/posting-of-any-company.ts';
import { api } from '#web/lib/api.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { useDialogForm } from '#web/lib/use-dialog-form.ts';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { AnyPostingFields } from './any-posting-fields.tsx';
import { anyPostingOf, judgeAnyPosting, longestTyped } from './any-posting-form.ts';
import { LoadedPosting } from './loaded-posting.tsx';

type Draft = { current: Record<string, string> };

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
  // What was typed into each posting that was opened, until it is saved.
  const [drafts] = useState(() => new Map<string, Draft>());
  const draft = drafts.get(postingId) ?? { current: {} };
  drafts.set(postingId, draft);
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={t('admin-jobs.form.edit')}
      closeLabel={t('common.close')}
      size="lg"
      formId={id}
      cancelText={t('common.cancel')}
      submitText={t('admin-jobs.form.save')}
      busyText={t('admin-jobs.form.saving')}
      busy={busy}
    >
      <LoadedPosting postingId={postingId}>
        {(posting) => (
          <EditForm
            key={posting.id}
            id={id}
            loaded={posting}
            kept={draft}
            onBusy={setBusy}
            onDone={onClose}
          />
        )}
      </LoadedPosting>
    </FormDialog>
  );
}

function EditForm({
  id,
  loaded,
  kept,
  onBusy,
  onDone,
}: {
  id: string;
  loaded: AnyPostingDetails;
  kept: Draft;
  onBusy: (isBusy: boolean) => void;
  onDone: () => void;
}) {
  const t = useTexts();
  // What is changed is what was read, whatever is loaded anew meanwhile.
  const [posting] = useState(loaded);
  const { form, field } = useDialogForm({
    judge: (typed) => judgeAnyPosting(typed, posting.state === 'active'),
    longest: longestTyped,
    fieldOf: () => undefined,
    changes: api.posting.key(),
    kept,
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
