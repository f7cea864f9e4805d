import type { CompanyForm } from '#contract/company.ts';
import { companySizes } from '#domain/company/company-status.ts';
import { findCompanyProblems, longestCompanyField } from '#domain/company/find-company-problems.ts';
import type { Refusal } from '#domain/refusals.ts';
import { api } from '#web/lib/api.ts';
import { useConfirmed } from '#web/lib/confirmed.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { useDialogForm } from '#web/lib/use-dialog-form.ts';
import { Field } from '#web/ui/field.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { Input } from '#web/ui/input.tsx';
import { Select } from '#web/ui/select.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { passwordProblem } from './password-problem.ts';

type Typed = Record<string, string>;

function judge(typed: Typed) {
  const { name = '', contactEmail = '', contactName = '', contactPhone = '' } = typed;
  const { website = '', industry = '', description = '', password = '' } = typed;
  const form = { name, contactEmail, contactName, contactPhone, website, industry, description };
  const problem = passwordProblem(password);
  return { ...findCompanyProblems(form), ...(problem && { password: problem }) };
}

function fieldOf(refusal: Refusal): string | undefined {
  if (refusal === 'COMPANY_NAME_TAKEN') return 'name';
  if (refusal === 'LOGIN_EXISTS' || refusal === 'INVALID_INPUT') return 'contactEmail';
  if (refusal === 'WEBSITE_INVALID') return 'website';
  return refusal.startsWith('PASSWORD_') ? 'password' : undefined;
}

/** Adds a company that is approved at once, with the login of its owner. */
export default function AddCompany({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useTexts();
  const confirmed = useConfirmed();
  const { dialog, form, field } = useDialogForm({
    onClose,
    judge,
    longest: longestCompanyField,
    fieldOf,
    changes: api.company.key(),
    failedTitle: t('admin-companies.failed.create'),
    send: ({ size, ...typed }, idempotencyKey) =>
      confirmed(() =>
        api.company.create.call(
          { ...typed, ...(size && { size }) } as CompanyForm & { password: string },
          { context: { idempotencyKey } },
        ),
      ),
    onDone: ({ name }) => {
      onClose();
      toast({ title: t('admin-companies.form.created', { name }), tone: 'success' });
    },
  });
  const [name, email] = [field('name'), field('contactEmail')];
  const [contact, phone] = [field('contactName'), field('contactPhone')];
  const [website, size, industry] = [field('website'), field('size'), field('industry')];
  const [password, description] = [field('password'), field('description')];
  return (
    <FormDialog
      {...dialog}
      open={open}
      title={t('admin-companies.form.title')}
      description={t('admin-companies.form.text')}
      submitText={t('admin-companies.form.submit')}
      busyText={t('admin-companies.form.busy')}
    >
      <form {...form} className="grid gap-4 sm:grid-cols-2">
        <Field label={t('admin-companies.form.name')} required error={name.error}>
          <Input {...name.control} required autoComplete="off" />
        </Field>
        <Field label={t('admin-companies.form.email')} required error={email.error}>
          <Input {...email.control} type="email" required autoComplete="off" />
        </Field>
        <Field label={t('admin-companies.form.contact')} required error={contact.error}>
          <Input {...contact.control} required autoComplete="off" />
        </Field>
        <Field label={t('admin-companies.form.phone')} error={phone.error}>
          <Input {...phone.control} type="tel" autoComplete="off" />
        </Field>
        <Field label={t('admin-companies.form.website')} error={website.error}>
          <Input {...website.control} inputMode="url" autoComplete="off" />
        </Field>
        <Field label={t('admin-companies.form.size')}>
          <Select
            {...size.control}
            placeholder={t('admin-companies.form.choose-size')}
            options={companySizes.map((each) => ({ value: each, label: each }))}
          />
        </Field>
        <Field label={t('admin-companies.form.industry')} error={industry.error}>
          <Input {...industry.control} autoComplete="off" />
        </Field>
        <Field label={t('admin-companies.form.password')} required error={password.error}>
          <Input
            name="password"
            type="password"
            required
            autoComplete="new-password"
            placeholder={t('admin-companies.form.password-hint')}
          />
        </Field>
        <Field
          label={t('admin-companies.form.description')}
          error={description.error}
          className="sm:col-span-2"
        >
          <Textarea {...description.control} rows={3} />
        </Field>
      </form>
    </FormDialog>
  );
}
