import { isBlank } from '#domain/is-blank.ts';
import { no, type Verdict } from '#domain/refusals.ts';
import { maxName } from './max-name.ts';
import { isEmail } from './may-sign-in.ts';
import { mayUsePassword } from './may-use-password.ts';

/**
 * All three fields are filled in, the name isn't too long, the address is well-formed and the
 * password acceptable.
 */
export function maySignUp(
  form: { fullName: string; email: string; password: string },
  isCommon: (password: string) => boolean,
  minimum?: number,
): Verdict {
  if (isBlank(form.fullName) || !form.email.trim() || !form.password) return no('FIELDS_REQUIRED');
  if (Array.from(form.fullName.trim()).length > maxName) return no('NAME_TOO_LONG');
  if (!isEmail(form.email.trim())) return no('EMAIL_INVALID');
  return mayUsePassword(form.password, isCommon, minimum);
}
