import { isBlank } from '#domain/is-blank.ts';
import type { Refusal } from '#domain/refusals.ts';
import { maxName } from './max-name.ts';
import { isEmail } from './may-sign-in.ts';
import { mayUsePassword } from './may-use-password.ts';

type SignUp = { fullName: string; email: string; password: string };

/**
 * The problem of each field, in form order: it is empty, the name is too long, the address is not
 * well-formed, or the password is not acceptable.
 */
export function findSignUpProblems(
  { fullName, email, password }: SignUp,
  isCommon: (password: string) => boolean,
  minimum?: number,
  isAddress: (email: string) => boolean = isEmail,
): { [Name in keyof SignUp]?: Refusal } {
  const problems: { [Name in keyof SignUp]?: Refusal } = {};
  if (isBlank(fullName)) problems.fullName = 'FIELDS_REQUIRED';
  else if (Array.from(fullName.trim()).length > maxName) problems.fullName = 'NAME_TOO_LONG';
  if (!email.trim()) problems.email = 'FIELDS_REQUIRED';
  else if (!isAddress(email.trim())) problems.email = 'EMAIL_INVALID';
  const verdict = mayUsePassword(password, isCommon, minimum);
  if (!password) problems.password = 'FIELDS_REQUIRED';
  else if (!verdict.ok) problems.password = verdict.refusal;
  return problems;
}
