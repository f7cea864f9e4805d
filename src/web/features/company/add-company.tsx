import type { CompanyForm } from '#contract/company.ts';
import { companySizes } from '#domain/company/company-status.ts';
import { longestCompanyField as longest } from '#domain/company/find-company-problems.ts';
import { api } from '#web/lib/api.ts';
import { DialogForm } from '#web/lib/dialog-form.tsx';
import { PasswordField } from '#web/lib/password-field.tsx';
import { SelectField } from '#web/lib/select-field.tsx';
import { TextareaField, TextField } from '#web/lib/text-field.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { useForm } from '#web/lib/use-form.ts';
import { toast } from '#web/ui/toast-store.ts';
import { companyProblems } from './company-problems.ts';
import { passwordFieldOf, passwordProblem } from './password-problem.ts';

/** Adds a company that is approved at once, with the login of its owner. */
export default function AddCompany({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useTexts();
  const form = useForm({
    validate: (values) => ({
      ...companyProblems(values),
      password: passwordProblem(values['password']),
    }),
    longest,
    fieldOf: {
      ...passwordFieldOf,
      COMPANY_NAME_TAKEN: 'name',
      LOGIN_EXISTS: 'contactEmail',
      INVALID_INPUT: 'contactEmail',
      WEBSITE_INVALID: 'website',
    },
    changes: api.company.key(),
    submit: ({ size, ...values }, { idempotencyKey }) =>
      api.company.create.call(
        { ...values, ...(size && { size }) } as CompanyForm & { password: string },
        { context: { idempotencyKey } },
      ),
    onDone: ({ name }) => {
      onClose();
      toast({ title: t('admin-companies.form.created', { name }), tone: 'success' });
    },
    failedTitle: t('admin-companies.failed.create'),
    toasts: 'missing',
  });
  return (
    <DialogForm
      form={form}
      open={open}
      onClose={onClose}
      title={t('admin-companies.form.title')}
      description={t('admin-companies.form.text')}
      submitText={t('admin-companies.form.submit')}
      busyText={t('admin-companies.form.busy')}
      className="grid gap-4 sm:grid-cols-2"
    >
      <TextField name="name" label={t('admin-companies.form.name')} required autoComplete="off" />
      <TextField
        name="contactEmail"
        label={t('admin-companies.form.email')}
        required
        type="email"
        autoComplete="off"
      />
      <TextField
        name="contactName"
        label={t('admin-companies.form.contact')}
        required
        autoComplete="off"
      />
      <TextField
        name="contactPhone"
        label={t('admin-companies.form.phone')}
        type="tel"
        autoComplete="off"
      />
      <TextField
        name="website"
        label={t('admin-companies.form.website')}
        inputMode="url"
        autoComplete="off"
      />
      <SelectField
        name="size"
        label={t('admin-companies.form.size')}
        placeholder={t('admin-companies.form.choose-size')}
        options={companySizes.map((each) => ({ value: each, label: each }))}
      />
      <TextField name="industry" label={t('admin-companies.form.industry')} autoComplete="off" />
      <PasswordField
        name="password"
        label={t('admin-companies.form.password')}
        required
        autoComplete="new-password"
        placeholder={t('admin-companies.form.password-hint')}
      />
      <TextareaField
        name="description"
        label={t('admin-companies.form.description')}
        rows={3}
        className="sm:col-span-2"
      />
    </DialogForm>
  );
}
