import { useState } from 'react';
import { api } from '#web/lib/api.ts';
import { type ChosenCompany, CompanyChoice } from '#web/lib/company-choice.tsx';
import { DialogForm } from '#web/lib/dialog-form.tsx';
import { usePlanLimitWords } from '#web/lib/plan-limit.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { useForm } from '#web/lib/use-form.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { AdminPostingFields } from './admin-posting-fields.tsx';
import {
  adminPostingOf,
  findAnyPostingProblems,
  longestTyped as longest,
} from './admin-posting-form.ts';

export default function AddAdminPosting({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useTexts();
  const [company, setCompany] = useState<ChosenCompany | null>(null);
  const limitWords = usePlanLimitWords('admin');
  const form = useForm({
    validate: (values) => findAnyPostingProblems(values, Boolean(values['isActive'])),
    longest,
    fieldOf: { COMPANY_UNKNOWN: 'companyId', DEADLINE_PAST: 'deadline' },
    changes: api.posting.key(),
    submit: (values, { idempotencyKey }) =>
      api.posting.createAsAdmin.call(
        {
          ...adminPostingOf(values),
          companyId: values['companyId'] ?? '',
          isActive: Boolean(values['isActive']),
        },
        { context: { idempotencyKey } },
      ),
    onDone: ({ title }) => {
      setCompany(null);
      onClose();
      toast({ title: t('admin-jobs.done.created', { title }), tone: 'success' });
    },
    failedTitle: t('admin-jobs.failed.create'),
    failureOf: limitWords,
  });
  return (
    <DialogForm
      form={form}
      open={open}
      onClose={onClose}
      title={t('admin-jobs.form.add')}
      size="lg"
      submitText={t('admin-jobs.form.create')}
      busyText={t('admin-jobs.form.creating')}
      className="grid gap-4 sm:grid-cols-2"
    >
      <CompanyChoice
        texts={{
          find: t('admin-jobs.form.find'),
          findHelp: t('admin-jobs.form.find-help'),
          company: t('admin-jobs.form.company'),
          choose: t('admin-jobs.form.choose'),
        }}
        chosen={company}
        onChoose={setCompany}
        error={form.errorOf('companyId')}
      />
      <AdminPostingFields />
      <Checkbox
        name="isActive"
        defaultChecked
        label={t('admin-jobs.form.active')}
        description={t('admin-jobs.form.active-help')}
        className="sm:col-span-2"
      />
    </DialogForm>
  );
}
