import { Link, useSearchParams } from 'react-router';
import { findSignUpProblems } from '#domain/account/find-sign-up-problems.ts';
import type { Refusal } from '#domain/refusals.ts';
import { Form, SubmitButton } from '#web/lib/form.tsx';
import { PasswordField } from '#web/lib/password-field.tsx';
import { postForm } from '#web/lib/post-form.ts';
import { TextField } from '#web/lib/text-field.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { useForm } from '#web/lib/use-form.ts';
import { continueAfterSignIn } from './continue-after-sign-in.ts';
import { usePasswordRefusal } from './new-password.ts';

const fieldOf: Partial<Record<Refusal, string>> = {
  NAME_TOO_LONG: 'fullName',
  EMAIL_INVALID: 'email',
  EMAIL_TAKEN: 'email',
  PASSWORD_TOO_SHORT: 'password',
  PASSWORD_TOO_LONG: 'password',
  PASSWORD_COMMON: 'password',
};
const checkedByServer = () => false;

/** Whether the page to return to is an invitation to a company's team. */
export const isInvitation = (next: string | null): boolean => next?.startsWith('/join/') ?? false;

export function SignupForm({ minimum }: { minimum: number }) {
  const t = useTexts();
  const [search] = useSearchParams();
  const passwordText = usePasswordRefusal(minimum);
  const form = useForm({
    action: '/signup',
    validate: ({ fullName = '', email = '', password = '' }) =>
      findSignUpProblems({ fullName, email, password }, checkedByServer, minimum),
    fieldOf,
    textOf: (refusal, field) =>
      refusal === 'FIELDS_REQUIRED' && field ? t('auth.signup.missing') : passwordText(refusal),
    submit: (_values, sent) => postForm('/signup', sent.form),
    onDone: (redirectTo) => continueAfterSignIn(redirectTo, 'signup'),
    failedTitle: t('auth.signup.failed'),
    unknownText: t('auth.signup.unknown'),
    toasts: 'all',
  });
  const { next = search.get('next') ?? '' } = form.values;
  return (
    <Form form={form}>
      <input type="hidden" name="next" value={next} />
      <TextField
        name="fullName"
        id="fullName"
        label={t('auth.signup.name')}
        autoComplete="name"
        required
      />
      <TextField
        name="email"
        id="email"
        label={t('common.email')}
        type="email"
        autoComplete="email"
        required
      />
      <PasswordField
        name="password"
        id="password"
        label={t('common.password')}
        help={t('auth.signup.hint', { minimum })}
        autoComplete="new-password"
        required
      />
      <p className="text-13 text-ink-muted">
        {t.rich('auth.signup.terms', {
          terms: (text) => <Link to="/terms">{text}</Link>,
          privacy: (text) => <Link to="/privacy">{text}</Link>,
        })}
      </p>
      <SubmitButton size="lg" busyText={t('auth.signup.busy')}>
        {t('auth.signup.submit')}
      </SubmitButton>
      <p className="text-center text-14 text-ink-muted">
        {t.rich('auth.signup.have-account', {
          link: (text) => (
            <Link to={next ? `/login?next=${encodeURIComponent(next)}` : '/login'}>{text}</Link>
          ),
        })}
        {!isInvitation(next) && (
          <>
            <br />
            {t.rich('auth.signup.company', {
              link: (text) => <Link to="/companies/request">{text}</Link>,
            })}
          </>
        )}
      </p>
    </Form>
  );
}
