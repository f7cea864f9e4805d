import { companySizes } from '#domain/company/company-status.ts';
import { longestCompanyField as longest } from '#domain/company/find-company-problems.ts';
import { Form, SubmitButton } from '#web/lib/form.tsx';
import { leaveTo } from '#web/lib/leave-to.ts';
import { postForm } from '#web/lib/post-form.ts';
import { SelectField } from '#web/lib/select-field.tsx';
import { TextareaField, TextField } from '#web/lib/text-field.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { TrapField } from '#web/lib/trap-field.tsx';
import { useForm } from '#web/lib/use-form.ts';
import { companyProblems } from './company-problems.ts';

/** Asks for a company account. */
export function RequestForm() {
  const t = useTexts();
  const form = useForm({
    action: '/companies/request',
    validate: companyProblems,
    longest,
    submit: (_values, sent) => postForm('/companies/request', sent.form),
    onDone: leaveTo,
  });
  const optional = t('company-request.optional');
  return (
    <Form form={form}>
      <TextField
        name="name"
        label={t('company-request.name')}
        required
        autoComplete="organization"
      />
      <TextField
        name="contactEmail"
        label={t('company-request.email')}
        required
        help={t('company-request.email-help')}
        type="email"
        autoComplete="email"
      />
      <TextField
        name="contactName"
        label={t('company-request.contact')}
        required
        autoComplete="name"
      />
      <TextField
        name="contactPhone"
        label={t('company-request.phone')}
        mark={optional}
        type="tel"
        autoComplete="tel"
      />
      <TextField
        name="website"
        label={t('company-request.website')}
        mark={optional}
        inputMode="url"
        autoComplete="url"
      />
      <SelectField
        name="size"
        label={t('company-request.size')}
        mark={optional}
        placeholder={t('company-request.no-size')}
        options={companySizes.map((size) => ({ value: size, label: size }))}
      />
      <TextField name="industry" label={t('company-request.industry')} mark={optional} />
      <TextareaField
        name="description"
        label={t('company-request.description')}
        mark={optional}
        help={t('company-request.description-help')}
        rows={3}
      />
      <TrapField />
      <SubmitButton size="lg">{t('company-request.submit')}</SubmitButton>
    </Form>
  );
}
