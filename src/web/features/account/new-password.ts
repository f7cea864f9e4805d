import { mayReset } from '#domain/account/may-reset.ts';
import type { Refusal } from '#domain/refusals.ts';
import type { Problems } from '#web/lib/form-problems.ts';
import type { FormValues } from '#web/lib/form-values.ts';
import { useTexts } from '#web/lib/texts.tsx';

/** The field for each refusal of a new password. */
export const passwordFieldOf = {
  CURRENT_PASSWORD_REQUIRED: 'current',
  PASSWORD_WRONG: 'current',
  NEW_PASSWORD_REQUIRED: 'password',
  PASSWORD_TOO_SHORT: 'password',
  PASSWORD_TOO_LONG: 'password',
  PASSWORD_COMMON: 'password',
  PASSWORD_SAME: 'password',
  PASSWORDS_DIFFER: 'confirmation',
} as const satisfies Partial<Record<Refusal, string>>;

const checkedByServer = () => false;

/**
 * Checks a new password that is typed twice; only the server knows the list of common passwords.
 */
export function findNewPasswordProblems(values: FormValues, minimum: number): Problems {
  const { password = '', confirmation = '' } = values;
  const verdict = mayReset({ password, confirmation }, checkedByServer, minimum);
  if (verdict.ok) return {};
  return {
    [verdict.refusal === 'PASSWORDS_DIFFER' ? 'confirmation' : 'password']: verdict.refusal,
  };
}

/** States the configured minimum length when a password is too short. */
export function usePasswordRefusal(minimum: number) {
  const t = useTexts();
  return (refusal: Refusal): string | undefined =>
    refusal === 'PASSWORD_TOO_SHORT' ? t('auth.too-short', { minimum }) : undefined;
}
