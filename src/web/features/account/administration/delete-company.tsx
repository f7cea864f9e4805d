import type { UserRow } from '#contract/account-users.ts';
import { api } from '#web/lib/api.ts';
import { DialogForm } from '#web/lib/dialog-form.tsx';
import { TextField } from '#web/lib/text-field.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { useForm } from '#web/lib/use-form.ts';
import type { DialogState } from '#web/ui/dialog.tsx';

const plain = (typed: string) => typed.trim().replace(/\s+/gu, ' ').toLowerCase();

/**
 * Deletes a login's company with all of its logins, or only the login if it has no company.
 * Requires typing the name of what is deleted.
 */
export default function DeleteCompany({
  user,
  ...dialog
}: {
  user: UserRow;
} & DialogState) {
  const t = useTexts();
  const { id: userId, company, version } = user;
  const name = company?.name ?? user.email;
  const form = useForm({
    validate: ({ confirmation = '' }) =>
      plain(confirmation) === plain(name) ? {} : { confirmation: 'NOT_CONFIRMED' },
    fieldOf: 'confirmation',
    textOf: (refusal) =>
      refusal === 'NOT_CONFIRMED' ? t('admin-company-users.delete.mismatch') : undefined,
    // Postings, plans and counts of all kinds change with it.
    changes: [],
    submit: () =>
      company
        ? api.company.remove.call({ companyId: company.id })
        : api.account.removeUser.call({ userId, version }),
    onDone: dialog.onClose,
    doneText: t('admin-company-users.done.deleted'),
    failedTitle: t('admin-company-users.failed.deleted'),
  });
  return (
    <DialogForm
      form={form}
      {...dialog}
      forgets
      title={t('admin-company-users.delete.title')}
      description={t('admin-company-users.delete.text', { name })}
      role="alertdialog"
      tone="danger"
      submitText={t('dashboard.delete')}
      busyText={t('dashboard.deleting')}
    >
      <TextField
        name="confirmation"
        label={t('admin-users.delete.confirm-label', { email: name })}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
    </DialogForm>
  );
}
