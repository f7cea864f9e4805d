import { no, type Verdict, yes } from '#domain/refusals.ts';

export const minPasswordLength = 8;
export const maxPasswordLength = 256;

/** A password is 8 to 256 characters (code points) long and not among the common ones. */
export function mayUsePassword(
  password: string,
  isCommon: (password: string) => boolean,
  minimum: number = minPasswordLength,
): Verdict {
  const length = Array.from(password).length;
  if (length < minimum) return no('PASSWORD_TOO_SHORT');
  if (length > maxPasswordLength) return no('PASSWORD_TOO_LONG');
  return isCommon(password.toLowerCase()) ? no('PASSWORD_COMMON') : yes;
}
