import { Form, SubmitButton } from '#web/lib/form.tsx';
import { hardNavigate } from '#web/lib/hard-navigate.ts';
import { PasswordField } from '#web/lib/password-field.tsx';
import { postForm } from '#web/lib/post-form.ts';
import { refusalOf } from '#web/lib/refusal-text.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { useForm } from '#web/lib/use-form.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { findNewPasswordProblems, passwordFieldOf, usePasswordRefusal } from './new-password.ts';

type Props = { kind: 'reset' | 'first-password'; token: string; minimum: number };

export function ResetForm({ kind, token, minimum }: Props) {
  const t = useTexts();
  const form = useForm({
    action: '/reset-password',
    validate: (values) => findNewPasswordProblems(values, minimum),
    fieldOf: passwordFieldOf,
    textOf: usePasswordRefusal(minimum),
    submit: (_values, sent) => postForm('/reset-password', sent.form),
    onDone: hardNavigate,
    failedTitle: t(`auth.${kind}.failed`),
    toasts: 'all',
  });
  return (
    <Form form={form} advice={refusalOf(form.failure)?.startsWith('LINK_') && <NewLink />}>
      <input type="hidden" name="token" value={token} />
      <PasswordField
        name="password"
        id="password"
        label={t(`auth.${kind}.password`)}
        help={t('auth.signup.hint', { minimum })}
        autoComplete="new-password"
        required
      />
      <PasswordField
        name="confirmation"
        id="confirmation"
        label={t(`auth.${kind}.confirmation`)}
        autoComplete="new-password"
        required
      />
      <SubmitButton size="lg" busyText={t(`auth.${kind}.busy`)}>
        {t(`auth.${kind}.submit`)}
      </SubmitButton>
    </Form>
  );
}

/** Offers a new link when this one has expired. */
export function NewLink() {
  const t = useTexts();
  return (
    <ButtonLink to="/forgot-password" variant="primary">
      {t('auth.reset.again')}
    </ButtonLink>
  );
}
