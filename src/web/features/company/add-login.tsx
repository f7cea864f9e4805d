import type { CompanyRow } from '#contract/company.ts';
import { maxName } from '#domain/account/max-name.ts';
import { isEmail } from '#domain/account/may-sign-in.ts';
import { api } from '#web/lib/api.ts';
import { DialogForm } from '#web/lib/dialog-form.tsx';
import type { Problems } from '#web/lib/form-problems.ts';
import type { FormValues } from '#web/lib/form-values.ts';
import { PasswordField } from '#web/lib/password-field.tsx';
import { TextField } from '#web/lib/text-field.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { useForm } from '#web/lib/use-form.ts';
import type { DialogState } from '#web/ui/dialog.tsx';
import { passwordProblem } from './password-problem.ts';

function validate({ email = '', name = '', password = '' }: FormValues) {
  const problems: Problems = { password: passwordProblem(password) };
  if (email.trim() === '') problems['email'] = 'FIELDS_REQUIRED';
  else if (!isEmail(email.trim())) problems['email'] = 'EMAIL_INVALID';
  if (name.trim() === '') problems['name'] = 'FIELDS_REQUIRED';
  else if (name.trim().length > maxName) problems['name'] = 'TEXT_TOO_LONG';
  return problems;
}

export default function AddLogin({
  company,
  ...dialog
}: {
  company: Pick<CompanyRow, 'id' | 'name' | 'contactName' | 'contactEmail'>;
} & DialogState) {
  const t = useTexts();
  const form = useForm({
    initial: { name: company.contactName ?? '', email: company.contactEmail ?? '' },
    validate,
    longest: { name: maxName },
    changes: api.company.key(),
    submit: ({ email = '', name = '', password = '' }, { context }) =>
      api.company.createLogin.call({ companyId: company.id, email, name, password }, { context }),
    onDone: dialog.onClose,
    doneText: t('admin-companies.login.created', { name: company.name }),
    failedTitle: t('admin-companies.failed.login'),
  });
  return (
    <DialogForm
      form={form}
      {...dialog}
      title={t('admin-companies.login.title', { name: company.name })}
      description={t('admin-companies.login.text')}
      size="sm"
      submitText={t('admin-companies.login.submit')}
      busyText={t('admin-companies.login.busy')}
    >
      <TextField name="email" label={t('common.email')} required type="email" autoComplete="off" />
      <TextField name="name" label={t('admin-companies.login.name')} required autoComplete="off" />
      <PasswordField
        name="password"
        label={t('common.password')}
        required
        autoComplete="new-password"
        placeholder={t('admin-companies.form.password-hint')}
      />
    </DialogForm>
  );
}
