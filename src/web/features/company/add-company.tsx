import { companyFields as fields } from '#domain/company/company-fields.ts';
import { valuesOf } from '#domain/fields.ts';
import { api } from '#web/lib/api.ts';
import { DialogForm } from '#web/lib/dialog-form.tsx';
import { PasswordField } from '#web/lib/password-field.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { useForm } from '#web/lib/use-form.ts';
import type { DialogState } from '#web/ui/dialog.tsx';
import { CompanyControls } from './company-controls.tsx';
import { passwordProblem } from './password-problem.ts';

/** Creates an approved company with a login for its owner. */
export default function AddCompany(dialog: DialogState) {
  const t = useTexts();
  const form = useForm({
    fields,
    validate: (values) => ({ password: passwordProblem(values['password']) }),
    changes: api.company.key(),
    submit: ({ password = '', ...values }, { context }) =>
      api.company.create.call({ ...valuesOf(fields, values), password }, { context }),
    onDone: dialog.onClose,
    doneText: ({ name }) => t('admin-companies.form.created', { name }),
    failedTitle: t('admin-companies.failed.create'),
    toasts: 'missing',
  });
  return (
    <DialogForm
      form={form}
      {...dialog}
      title={t('admin-companies.form.title')}
      description={t('admin-companies.form.text')}
      submitText={t('admin-companies.form.submit')}
      busyText={t('admin-companies.form.busy')}
      className="grid gap-4 sm:grid-cols-2"
    >
      <CompanyControls>
        <PasswordField
          name="password"
          label={t('common.password')}
          required
          autoComplete="new-password"
          placeholder={t('admin-companies.form.password-hint')}
        />
      </CompanyControls>
    </DialogForm>
  );
}
