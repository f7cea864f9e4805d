import { useId, useState } from 'react';
import type { AdminPostingDetails } from '#contract/posting-admin.ts';
import { api } from '#web/lib/api.ts';
import { Form } from '#web/lib/form.tsx';
import { usePlanLimitWords } from '#web/lib/plan-limit.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { useForm } from '#web/lib/use-form.ts';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { AdminPostingFields } from './admin-posting-fields.tsx';
import {
  adminPostingOf,
  findAnyPostingProblems,
  longestTyped as longest,
} from './admin-posting-form.ts';
import { LoadedPosting } from './loaded-posting.tsx';

export default function EditAdminPosting({
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
    <FormDialog
      open={open}
      onClose={onClose}
      title={t('admin-jobs.form.edit')}
      size="lg"
      formId={id}
      submitText={t('admin-jobs.form.save')}
      busyText={t('admin-jobs.form.saving')}
      busy={busy}
    >
      <LoadedPosting postingId={postingId}>
        {(posting) => (
          <EditForm key={posting.id} id={id} loaded={posting} onBusy={setBusy} onDone={onClose} />
        )}
      </LoadedPosting>
    </FormDialog>
  );
}

function EditForm({
  id,
  loaded,
  onBusy,
  onDone,
}: {
  id: string;
  loaded: AdminPostingDetails;
  onBusy: (isBusy: boolean) => void;
  onDone: () => void;
}) {
  const t = useTexts();
  // Edits the version that was opened, whatever loads later.
  const [posting] = useState(loaded);
  const limitWords = usePlanLimitWords('admin');
  const form = useForm({
    id,
    initial: {
      title: posting.title,
      primaryRole: posting.primaryRole ?? '',
      duration: posting.duration ?? '',
      skills: posting.skills?.join(', ') ?? '',
      location: posting.location ?? '',
      deadline: posting.deadline ?? '',
      description: posting.description ?? '',
      version: String(posting.version),
    },
    draft: `admin-posting-${posting.id}`,
    validate: (values) => findAnyPostingProblems(values, posting.state === 'active'),
    longest,
    changes: api.posting.key(),
    submit: async (values) => {
      onBusy(true);
      try {
        return await api.posting.updateAsAdmin.call({
          ...adminPostingOf(values),
          postingId: posting.id,
          version: Number(values['version']),
        });
      } finally {
        onBusy(false);
      }
    },
    onDone: ({ title }) => {
      onDone();
      toast({ title: t('admin-jobs.done.saved', { title }), tone: 'success' });
    },
    failedTitle: t('admin-jobs.failed.save'),
    failureOf: limitWords,
  });
  return (
    <Form form={form} className="grid gap-4 sm:grid-cols-2">
      <p className="text-14 wrap-anywhere text-ink-muted sm:col-span-2">{posting.companyName}</p>
      <AdminPostingFields />
    </Form>
  );
}
