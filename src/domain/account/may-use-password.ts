import { no, type Verdict, yes } from '#domain/refusals.ts';

export const minPasswordLength = 8;
export const maxPasswordLength = 256;

/**
 * A password has 8 to 256 characters (code points) and is not a common one, nor a common one with
 * symbols around it.
 */
export function mayUsePassword(
  password: string,
  isCommon: (password: string) => boolean,
  minimum: number = minPasswordLength,
): Verdict {
  const length = Array.from(password).length;
  if (length < minimum) return no('PASSWORD_TOO_SHORT');
  if (length > maxPasswordLength) return no('PASSWORD_TOO_LONG');
  const lower = password.toLowerCase();
  return isCommon(lower) || isCommon(bare(lower)) ? no('PASSWORD_COMMON') : yes;
}

/**
 * Strips symbols at both ends, which attackers try too; returns the password itself when they make
 * up most of it.
 */
function bare(password: string): string {
  const inside = password.replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
  return inside.length * 2 < password.length ? password : inside;
}
