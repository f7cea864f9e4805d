import type { Refusal } from '#domain/refusals.ts';
import { PasswordInput } from '#web/lib/password-input.tsx';
import { refusalText } from '#web/lib/refusal-text.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Field } from '#web/ui/field.tsx';

/** What to say of a refusal where a password is chosen: one that is too short is told how long it has to be here. */
export function usePasswordRefusal(minimum: number): (refusal: Refusal) => string {
  const t = useTexts();
  return (refusal) =>
    refusal === 'PASSWORD_TOO_SHORT' ? t('auth.too-short', { minimum }) : t(refusalText[refusal]);
}

/** Where a password is chosen. */
export function NewPasswordField({
  label,
  minimum,
  error,
}: {
  label: string;
  minimum: number;
  error: string | undefined;
}) {
  const t = useTexts();
  return (
    <Field
      label={label}
      id="password"
      required
      help={t('auth.signup.hint', { minimum })}
      error={error}
    >
      <PasswordInput name="password" autoComplete="new-password" required />
    </Field>
  );
}
