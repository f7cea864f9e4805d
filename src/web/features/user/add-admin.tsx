import { isEmail } from '#domain/account/may-sign-in.ts';
import type { Refusal } from '#domain/refusals.ts';
import { api } from '#web/lib/api.ts';
import { useConfirmed } from '#web/lib/confirmed.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { useDialogForm } from '#web/lib/use-dialog-form.ts';
import { Field } from '#web/ui/field.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { Input } from '#web/ui/input.tsx';
import { toast } from '#web/ui/toast-store.ts';

function judge({ email = '' }: Record<string, string>): { email?: Refusal } {
  if (email.trim() === '') return { email: 'FIELDS_REQUIRED' };
  return isEmail(email.trim()) ? {} : { email: 'EMAIL_INVALID' };
}

const fieldOf = (refusal: Refusal) =>
  refusal === 'ALREADY_ADMIN' || refusal === 'INVALID_INPUT' ? 'email' : undefined;

/** Puts an address on the list of administrators. */
export default function AddAdmin({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useTexts();
  const confirmed = useConfirmed();
  const { dialog, form, field } = useDialogForm({
    onClose,
    judge,
    fieldOf,
    changes: api.account.key(),
    failedTitle: t('admin-users.admins.failed.added'),
    send: ({ email = '' }, idempotencyKey) =>
      confirmed(() =>
        api.account.createAdminEntry.call({ email }, { context: { idempotencyKey } }),
      ),
    onDone: ({ email }) => {
      onClose();
      toast({ title: t('admin-users.admins.done.added', { email }), tone: 'success' });
    },
  });
  const email = field('email');
  return (
    <FormDialog
      {...dialog}
      open={open}
      title={t('admin-users.admins.add')}
      description={t('admin-users.admins.form-text')}
      size="sm"
      submitText={t('admin-users.admins.submit')}
      busyText={t('admin-users.admins.busy')}
    >
      <form {...form}>
        <Field label={t('admin-users.admins.email')} required error={email.error}>
          <Input {...email.control} type="email" required autoComplete="off" />
        </Field>
      </form>
    </FormDialog>
  );
}
