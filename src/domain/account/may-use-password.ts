import { no, type Verdict, yes } from '#domain/refusals.ts';

export const minPasswordLength = 8;
export const maxPasswordLength = 256;

/** A password is 8 to 256 characters (code points) long and not among the common ones, nor one with signs put around it. */
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

/** What stands between the signs at both ends, which everyone who guesses tries too; itself where they are most of it. */
function bare(password: string): string {
  const inside = password.replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
  return inside.length * 2 < password.length ? password : inside;
}
