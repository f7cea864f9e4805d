import { useState } from 'react';
import type { Refusal } from '#domain/refusals.ts';
import { api } from '#web/lib/api.ts';
import { type ChosenCompany, CompanyChoice } from '#web/lib/company-choice.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { useDialogForm } from '#web/lib/use-dialog-form.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { AnyPostingFields } from './any-posting-fields.tsx';
import { anyPostingOf, judgeAnyPosting, longestTyped } from './any-posting-form.ts';

type Typed = Record<string, string>;

const judge = (typed: Typed) => judgeAnyPosting(typed, 'isActive' in typed);
const fields: Partial<Record<Refusal, string>> = {
  COMPANY_UNKNOWN: 'companyId',
  DEADLINE_PAST: 'deadline',
};
const fieldOf = (refusal: Refusal) => fields[refusal];

/** Adds a posting to a company. */
export default function AddAnyPosting({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useTexts();
  const [company, setCompany] = useState<ChosenCompany | null>(null);
  const { dialog, form, field } = useDialogForm({
    onClose,
    judge,
    longest: longestTyped,
    fieldOf,
    changes: api.posting.key(),
    failedTitle: t('admin-jobs.failed.create'),
    send: (typed, idempotencyKey) =>
      api.posting.createAny.call(
        {
          ...anyPostingOf(typed, null),
          companyId: typed['companyId'] ?? '',
          isActive: 'isActive' in typed,
        },
        { context: { idempotencyKey } },
      ),
    onDone: ({ title }) => {
      setCompany(null);
      onClose();
      toast({ title: t('admin-jobs.done.created', { title }), tone: 'success' });
    },
  });
  return (
    <FormDialog
      {...dialog}
      open={open}
      title={t('admin-jobs.form.add')}
      size="lg"
      submitText={t('admin-jobs.form.create')}
      busyText={t('admin-jobs.form.creating')}
    >
      <form {...form} className="grid gap-4 sm:grid-cols-2">
        <CompanyChoice
          texts={{
            find: t('admin-jobs.form.find'),
            findHelp: t('admin-jobs.form.find-help'),
            company: t('admin-jobs.form.company'),
            choose: t('admin-jobs.form.choose'),
          }}
          chosen={company}
          onChoose={setCompany}
          error={field('companyId').error}
        />
        <AnyPostingFields field={field} />
        <Checkbox
          name="isActive"
          defaultChecked
          label={t('admin-jobs.form.active')}
          description={t('admin-jobs.form.active-help')}
          className="sm:col-span-2"
        />
      </form>
    </FormDialog>
  );
}
