import { Link, useSearchParams } from 'react-router';
import { maySignIn } from '#domain/account/may-sign-in.ts';
import { Form, SubmitButton } from '#web/lib/form.tsx';
import { PasswordField } from '#web/lib/password-field.tsx';
import { postForm } from '#web/lib/post-form.ts';
import { refusalOf } from '#web/lib/refusal-text.ts';
import { TextField } from '#web/lib/text-field.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { useForm } from '#web/lib/use-form.ts';
import { Button } from '#web/ui/button.tsx';
import { ContactSupport } from './contact-support.tsx';
import { continueAfterSignIn } from './continue-after-sign-in.ts';

const sendAgain = 'send-again';

/** Signs in and continues to the requested page, or to the account's home page. */
export function LoginForm() {
  const t = useTexts();
  const [search] = useSearchParams();
  const form = useForm({
    action: '/login',
    validate: ({ email = '', password = '' }) => {
      const verdict = maySignIn({ email, password });
      return verdict.ok ? {} : { email: verdict.refusal };
    },
    submit: (_values, sent) => postForm('/login', sent.form),
    onDone: (redirectTo) => continueAfterSignIn(redirectTo, 'login'),
    failedTitle: t('auth.login.failed'),
    unknownText: t('auth.login.unknown'),
    toasts: 'all',
  });
  const { email = '', next = search.get('next') ?? '' } = form.values;
  const refusal = refusalOf(form.failure);
  const isUnconfirmed = refusal === 'EMAIL_NOT_CONFIRMED';
  return (
    <>
      {isUnconfirmed && (
        <form id={sendAgain} method="post" action="/confirm-email">
          <input type="hidden" name="email" value={email} />
        </form>
      )}
      <Form
        form={form}
        advice={
          isUnconfirmed ? (
            <Button type="submit" size="sm" form={sendAgain}>
              {t('auth.login.send-again')}
            </Button>
          ) : (
            refusal === 'ACCOUNT_DEACTIVATED' && <ContactSupport />
          )
        }
      >
        <input type="hidden" name="next" value={next} />
        <TextField
          name="email"
          id="email"
          label={t('common.email')}
          type="email"
          autoComplete="username"
          aria-invalid={form.message ? true : undefined}
        />
        <PasswordField
          name="password"
          id="password"
          label={t('common.password')}
          autoComplete="current-password"
        />
        <p className="-mt-3 text-end text-14">
          <Link to="/forgot-password">{t('auth.login.forgot')}</Link>
        </p>
        <SubmitButton size="lg" busyText={t('auth.login.busy')}>
          {t('auth.login.submit')}
        </SubmitButton>
        <p className="text-center text-14 text-ink-muted">
          {t.rich('auth.login.no-account', {
            link: (text) => (
              <Link to={next ? `/signup?next=${encodeURIComponent(next)}` : '/signup'}>{text}</Link>
            ),
          })}
        </p>
      </Form>
    </>
  );
}
