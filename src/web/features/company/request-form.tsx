import { companyFields as fields } from '#domain/company/company-fields.ts';
import { Form, SubmitButton } from '#web/lib/form.tsx';
import { hardNavigate } from '#web/lib/hard-navigate.ts';
import { HoneypotField } from '#web/lib/honeypot-field.tsx';
import { postForm } from '#web/lib/post-form.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { useForm } from '#web/lib/use-form.ts';
import { CompanyControls } from './company-controls.tsx';

// Without the time zone, which the browser fills in.
const { timeZone: _, ...typedFields } = fields;
const initial = Object.fromEntries(Object.keys(typedFields).map((name) => [name, '']));

const autoComplete = {
  name: 'organization',
  contactEmail: 'email',
  contactName: 'name',
  contactPhone: 'tel',
  website: 'url',
};

export function RequestForm() {
  const t = useTexts();
  const form = useForm({
    action: '/companies/request',
    draft: 'company-request',
    initial,
    fields,
    submit: (_values, sent) => postForm('/companies/request', sent.form),
    onDone: hardNavigate,
  });
  return (
    <Form form={form}>
      <CompanyControls
        takesTimeZone
        help={{
          contactEmail: t('company-request.email-help'),
          description: t('company-request.description-help'),
        }}
        autoComplete={autoComplete}
        mark={t('company-fields.optional')}
      />
      <HoneypotField />
      <SubmitButton size="lg">{t('company-request.submit')}</SubmitButton>
    </Form>
  );
}
