import { no, type Verdict } from '#domain/refusals.ts';
import { mayUsePassword } from './may-use-password.ts';

/** Both fields are filled in and equal, and the password is acceptable. */
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
