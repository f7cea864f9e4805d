import { no, type Verdict } from '#domain/refusals.ts';
import { mayUsePassword } from './may-use-password.ts';

/** Both fields are filled, the password may be used, and it was typed the same twice. */
export function mayReset(
  { password, confirmation }: { password: string; confirmation: string },
  isCommon: (password: string) => boolean,
  minimum?: number,
): Verdict {
  if (!password || !confirmation) return no('NEW_PASSWORD_REQUIRED');
  const verdict = mayUsePassword(password, isCommon, minimum);
  if (!verdict.ok) return verdict;
  return password === confirmation ? verdict : no('PASSWORDS_DIFFER');
}
