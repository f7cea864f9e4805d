import { useState } from 'react';
import { isEmail } from '#domain/account/may-sign-in.ts';
import { api } from '#web/lib/api.ts';
import { Form, SubmitButton } from '#web/lib/form.tsx';
import { TextField } from '#web/lib/text-field.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { useForm } from '#web/lib/use-form.ts';
import { Callout } from '#web/ui/callout.tsx';
import { Card } from '#web/ui/card.tsx';

/** Requests an email change: the address changes only once the mailed link is followed. */
export function EmailCard({ email }: { email: string }) {
  const t = useTexts();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useForm({
    initial: { email: '' },
    draftOnTheWay: 'email',
    validate: (values) => {
      const typed = values['email']?.trim() ?? '';
      if (!typed) return { email: 'EMAIL_REQUIRED' };
      if (typed.toLowerCase() === email.toLowerCase()) return { email: 'EMAIL_SAME' };
      return isEmail(typed) ? {} : { email: 'EMAIL_INVALID' };
    },
    fieldOf: { EMAIL_TAKEN: 'email', EMAIL_SAME: 'email', EMAIL_INVALID: 'email' },
    changes: api.account.loadSecurity.key(),
    submit: (values) => api.account.requestEmail.call({ email: values['email'] ?? '' }),
    onDone: (input) => setSentTo(input.email),
  });
  return (
    <Card title={t('common.email')} description={t('security.email.text', { email })}>
      {sentTo !== null && (
        <Callout tone="success" title={t('security.email.sent')} live className="mb-4">
          {t('security.email.sent-text', { email: sentTo })}
        </Callout>
      )}
      <Form form={form} className="flex flex-col gap-4">
        <TextField name="email" label={t('security.email.new')} type="email" autoComplete="email" />
        <SubmitButton variant="secondary" className="self-start" busyText={t('common.sending')}>
          {t('security.email.submit')}
        </SubmitButton>
      </Form>
    </Card>
  );
}
