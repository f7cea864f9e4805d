import { isEmail } from '#domain/account/may-sign-in.ts';
import { api } from '#web/lib/api.ts';
import { DialogForm } from '#web/lib/dialog-form.tsx';
import { TextField } from '#web/lib/text-field.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { useForm } from '#web/lib/use-form.ts';
import { toast } from '#web/ui/toast-store.ts';

export default function AddAdmin({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useTexts();
  const form = useForm({
    validate: ({ email = '' }) => {
      if (email.trim() === '') return { email: 'FIELDS_REQUIRED' };
      return isEmail(email.trim()) ? {} : { email: 'EMAIL_INVALID' };
    },
    fieldOf: { ALREADY_ADMIN: 'email', INVALID_INPUT: 'email' },
    changes: api.account.key(),
    submit: ({ email = '' }, { idempotencyKey }) =>
      api.account.createAdminEntry.call({ email }, { context: { idempotencyKey } }),
    onDone: ({ email }) => {
      onClose();
      toast({ title: t('admin-users.admins.done.added', { email }), tone: 'success' });
    },
    failedTitle: t('admin-users.admins.failed.added'),
  });
  return (
    <DialogForm
      form={form}
      open={open}
      onClose={onClose}
      title={t('admin-users.admins.add')}
      description={t('admin-users.admins.form-text')}
      size="sm"
      submitText={t('admin-users.admins.submit')}
      busyText={t('admin-users.admins.busy')}
    >
      <TextField
        name="email"
        label={t('admin-users.admins.email')}
        required
        type="email"
        autoComplete="off"
      />
    </DialogForm>
  );
}
