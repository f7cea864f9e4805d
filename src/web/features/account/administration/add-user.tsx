import { useState } from 'react';
import { isEmail } from '#domain/account/may-sign-in.ts';
import { api } from '#web/lib/api.ts';
import { DialogForm } from '#web/lib/dialog-form.tsx';
import type { Problems } from '#web/lib/form-problems.ts';
import type { FormValues } from '#web/lib/form-values.ts';
import { TextField } from '#web/lib/text-field.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { useForm } from '#web/lib/use-form.ts';
import type { DialogState } from '#web/ui/dialog.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { findNameProblems, maxName as longest } from './find-name-problems.ts';
import { findRoleProblems, RoleFields, roleOf } from './role-fields.tsx';

function validate(values: FormValues) {
  const problems: Problems = { ...findNameProblems(values), ...findRoleProblems(values) };
  const email = values['email']?.trim() ?? '';
  if (!isEmail(email)) problems['email'] = email === '' ? 'FIELDS_REQUIRED' : 'EMAIL_INVALID';
  return problems;
}

/** Adds an account; its owner gets a link by email. */
export default function AddUser(dialog: DialogState) {
  const t = useTexts();
  // Resets the form after each added user.
  const [round, setRound] = useState(0);
  const form = useForm({
    initial: { userType: 'student', memberRole: 'recruiter' },
    validate,
    longest,
    fieldOf: { COMPANY_UNKNOWN: 'companyId', LOGIN_EXISTS: 'email', INVALID_INPUT: 'email' },
    changes: api.account.key(),
    submit: (values, { context }) =>
      api.account.createUser.call(
        {
          firstName: values['firstName'] ?? '',
          lastName: values['lastName'] ?? '',
          email: values['email'] ?? '',
          ...roleOf(values),
        },
        { context },
      ),
    onDone: ({ email }) => {
      setRound((before) => before + 1);
      dialog.onClose();
      toast({ title: t('admin-users.done.created', { email }), tone: 'success' });
    },
    failedTitle: t('admin-users.failed.created'),
  });
  return (
    <DialogForm
      form={form}
      {...dialog}
      title={t('admin-users.add')}
      description={t('admin-users.form.add-text')}
      submitText={t('admin-users.form.create')}
      busyText={t('admin-users.form.creating')}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          name="firstName"
          label={t('admin-users.form.first-name')}
          required
          autoComplete="off"
        />
        <TextField name="lastName" label={t('admin-users.form.last-name')} autoComplete="off" />
      </div>
      <TextField name="email" label={t('common.email')} required type="email" autoComplete="off" />
      <RoleFields key={round} company={null} />
    </DialogForm>
  );
}
