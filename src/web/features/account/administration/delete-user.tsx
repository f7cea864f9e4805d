import type { UserRow } from '#contract/account-users.ts';
import { api } from '#web/lib/api.ts';
import { DialogForm } from '#web/lib/dialog-form.tsx';
import { TextField } from '#web/lib/text-field.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { useForm } from '#web/lib/use-form.ts';
import type { DialogState } from '#web/ui/dialog.tsx';
import { nameOf } from './name-of.ts';

/** Requires typing the account's email address before the account is erased. */
export default function DeleteUser({
  user,
  ...dialog
}: {
  user: UserRow;
} & DialogState) {
  const t = useTexts();
  const form = useForm({
    validate: ({ confirmation = '' }) =>
      confirmation.trim().toLowerCase() === user.email.toLowerCase()
        ? {}
        : { confirmation: 'NOT_CONFIRMED' },
    fieldOf: 'confirmation',
    textOf: (refusal) =>
      refusal === 'NOT_CONFIRMED' ? t('admin-users.delete.mismatch') : undefined,
    changes: api.account.key(),
    submit: () => api.account.removeUser.call({ userId: user.id, version: user.version }),
    onDone: dialog.onClose,
    doneText: t('admin-users.done.deleted'),
    failedTitle: t('admin-users.failed.deleted'),
  });
  return (
    <DialogForm
      form={form}
      {...dialog}
      forgets
      title={t('admin-users.delete.title', { name: nameOf(user) })}
      description={t('admin-users.delete.text')}
      role="alertdialog"
      tone="danger"
      submitText={t('admin-users.delete.submit')}
      busyText={t('dashboard.deleting')}
    >
      <TextField
        name="confirmation"
        label={t('admin-users.delete.confirm-label', { email: user.email })}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
    </DialogForm>
  );
}
