import { contactFields as fields, contactTypes } from '#domain/contact/contact-fields.ts';
import { Form, SubmitButton } from '#web/lib/form.tsx';
import { HoneypotField } from '#web/lib/honeypot-field.tsx';
import { postForm } from '#web/lib/post-form.ts';
import { SelectField } from '#web/lib/select-field.tsx';
import { TextareaField, TextField } from '#web/lib/text-field.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { useForm } from '#web/lib/use-form.ts';
import { optionsOf } from '#web/ui/options-of.ts';
import { toast } from '#web/ui/toast-store.ts';

/** The contact form; works without scripts, which add the toast and keep the page. */
export function ContactForm() {
  const t = useTexts();
  const form = useForm({
    action: '/contact',
    draft: 'contact',
    initial: { userType: 'student', name: '', email: '', subject: '', message: '' },
    fields,
    submit: (_values, sent) => postForm('/contact', sent.form),
    onDone: () => toast({ title: t('contact.sent'), tone: 'success' }),
    toasts: 'missing',
  });
  return (
    <Form form={form}>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField name="name" label={t('contact.name')} required autoComplete="name" />
        <SelectField
          name="userType"
          label={t('contact.type')}
          options={optionsOf(contactTypes, (type) => t(`contact.types.${type}`))}
        />
      </div>
      <TextField
        name="email"
        label={t('common.email')}
        required
        help={t('contact.email-help')}
        type="email"
        autoComplete="email"
      />
      <TextField name="subject" label={t('contact.subject')} mark={t('common.optional')} />
      <TextareaField name="message" label={t('contact.message')} required rows={6} />
      <HoneypotField />
      <SubmitButton size="lg" className="self-start" busyText={t('contact.busy')}>
        {t('contact.submit')}
      </SubmitButton>
    </Form>
  );
}
