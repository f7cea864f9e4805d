import { isEmail } from '#domain/account/may-sign-in.ts';
import { api } from '#web/lib/api.ts';
import { DialogForm } from '#web/lib/dialog-form.tsx';
import { TextField } from '#web/lib/text-field.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { useForm } from '#web/lib/use-form.ts';
import type { DialogState } from '#web/ui/dialog.tsx';

export default function AddAdmin(dialog: DialogState) {
  const t = useTexts();
  const form = useForm({
    validate: ({ email = '' }) => {
      if (email.trim() === '') return { email: 'FIELDS_REQUIRED' };
      return isEmail(email.trim()) ? {} : { email: 'EMAIL_INVALID' };
    },
    fieldOf: { ALREADY_ADMIN: 'email', INVALID_INPUT: 'email' },
    changes: api.account.key(),
    submit: ({ email = '' }, { context }) =>
      api.account.createAdminEntry.call({ email }, { context }),
    onDone: dialog.onClose,
    doneText: ({ email }) => t('admin-users.admins.done.added', { email }),
    failedTitle: t('admin-users.admins.failed.added'),
  });
  return (
    <DialogForm
      form={form}
      {...dialog}
      title={t('admin-users.admins.add')}
      description={t('admin-users.admins.form-text')}
      size="sm"
      submitText={t('admin-users.admins.submit')}
      busyText={t('admin-users.admins.busy')}
    >
      <TextField name="email" label={t('common.email')} required type="email" autoComplete="off" />
    </DialogForm>
  );
}
