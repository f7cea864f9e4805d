import { useState } from 'react';
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
import { judgeName, longestName } from './judge-name.ts';
import { judgeRole, RoleFields, roleOf } from './role-fields.tsx';

function judge(typed: Record<string, string>) {
  const email = (typed['email'] ?? '').trim();
  const problem: Refusal | null =
    email === '' ? 'FIELDS_REQUIRED' : isEmail(email) ? null : 'EMAIL_INVALID';
  return { ...judgeName(typed), ...(problem && { email: problem }), ...judgeRole(typed) };
}

function fieldOf(refusal: Refusal): string | undefined {
  if (refusal === 'COMPANY_UNKNOWN') return 'companyId';
  return refusal === 'LOGIN_EXISTS' || refusal === 'INVALID_INPUT' ? 'email' : undefined;
}

/** Adds an account whose owner gets a link by mail. */
export default function AddUser({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useTexts();
  const confirmed = useConfirmed();
  // A new person after each that was added.
  const [round, setRound] = useState(0);
  const { dialog, form, field } = useDialogForm({
    onClose,
    judge,
    longest: longestName,
    fieldOf,
    changes: api.account.key(),
    failedTitle: t('admin-users.failed.created'),
    send: (typed, idempotencyKey) =>
      confirmed(() =>
        api.account.createUser.call(
          {
            firstName: typed['firstName'] ?? '',
            lastName: typed['lastName'] ?? '',
            email: typed['email'] ?? '',
            ...roleOf(typed),
          },
          { context: { idempotencyKey } },
        ),
      ),
    onDone: ({ email }) => {
      setRound((before) => before + 1);
      onClose();
      toast({ title: t('admin-users.done.created', { email }), tone: 'success' });
    },
  });
  const [first, last, email] = [field('firstName'), field('lastName'), field('email')];
  return (
    <FormDialog
      {...dialog}
      open={open}
      title={t('admin-users.form.add')}
      description={t('admin-users.form.add-text')}
      submitText={t('admin-users.form.create')}
      busyText={t('admin-users.form.creating')}
    >
      <form {...form} key={round} className="flex flex-col gap-4">
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label={t('admin-users.form.first-name')} required error={first.error}>
            <Input {...first.control} required autoComplete="off" />
          </Field>
          <Field label={t('admin-users.form.last-name')} error={last.error}>
            <Input {...last.control} autoComplete="off" />
          </Field>
        </div>
        <Field label={t('admin-users.form.email')} required error={email.error}>
          <Input {...email.control} type="email" required autoComplete="off" />
        </Field>
        <RoleFields given="student" company={null} companyError={field('companyId').error} />
      </form>
    </FormDialog>
  );
}
