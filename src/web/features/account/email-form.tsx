import { Link } from 'react-router';
import { isEmail } from '#domain/account/may-sign-in.ts';
import { Form, SubmitButton } from '#web/lib/form.tsx';
import { hardNavigate } from '#web/lib/hard-navigate.ts';
import { postForm } from '#web/lib/post-form.ts';
import { TextField } from '#web/lib/text-field.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { useForm } from '#web/lib/use-form.ts';

export function EmailForm({
  action,
  submitText,
  failedText,
}: {
  action: '/forgot-password' | '/confirm-email';
  submitText: string;
  failedText: string;
}) {
  const t = useTexts();
  const form = useForm({
    action,
    validate: (values) => {
      const email = values['email']?.trim();
      if (!email) return { email: 'EMAIL_REQUIRED' };
      return isEmail(email) ? {} : { email: 'EMAIL_INVALID' };
    },
    submit: (_values, sent) => postForm(action, sent.form),
    onDone: hardNavigate,
    failedTitle: failedText,
    toasts: 'all',
  });
  return (
    <Form form={form}>
      <TextField
        name="email"
        id="email"
        label={t('common.email')}
        type="email"
        autoComplete="email"
        required
      />
      <SubmitButton size="lg" busyText={t('common.sending')}>
        {submitText}
      </SubmitButton>
      <p className="text-center text-14 text-ink-muted">
        {t.rich('auth.forgot.back', { link: (text) => <Link to="/login">{text}</Link> })}
      </p>
    </Form>
  );
}
