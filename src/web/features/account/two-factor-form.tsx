import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { Form, SubmitButton } from '#web/lib/form.tsx';
import { postForm } from '#web/lib/post-form.ts';
import { TextField } from '#web/lib/text-field.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { useForm } from '#web/lib/use-form.ts';
import { continueAfterSignIn } from './continue-after-sign-in.ts';

/** Takes the code of the two-factor challenge; `children` come before it. */
export function TwoFactorForm({
  withRecovery = false,
  submitText,
  children,
}: {
  /** Accepts a recovery code too. */
  withRecovery?: boolean;
  submitText: string;
  children?: ReactNode;
}) {
  const t = useTexts();
  const [search] = useSearchParams();
  const form = useForm({
    action: '/login/two-factor',
    fieldOf: 'code',
    submit: (_values, sent) => postForm('/login/two-factor', sent.form),
    onDone: (redirectTo) => continueAfterSignIn(redirectTo, 'login'),
    failedTitle: t('auth.login.failed'),
    unknownText: t('auth.login.unknown'),
    toasts: 'all',
  });
  return (
    <Form form={form}>
      <input type="hidden" name="next" value={form.values['next'] ?? search.get('next') ?? ''} />
      {children}
      <TextField
        name="code"
        id="code"
        label={t('security.code.label')}
        help={t('security.code.help')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={20}
      />
      {withRecovery && (
        <details className="text-14">
          <summary className="cursor-pointer text-primary">{t('security.code.no-app')}</summary>
          <div className="mt-4">
            <TextField
              name="recovery"
              id="recovery"
              label={t('security.code.recovery')}
              help={t('security.code.recovery-help')}
              autoComplete="off"
              spellCheck={false}
              maxLength={60}
            />
          </div>
        </details>
      )}
      <SubmitButton size="lg" busyText={t('auth.login.busy')}>
        {submitText}
      </SubmitButton>
      <p className="text-center text-14 text-ink-muted">
        {t.rich('security.code.back', { link: (text) => <Link to="/login">{text}</Link> })}
      </p>
    </Form>
  );
}
