import { isEmail } from '#domain/account/may-sign-in.ts';
import { AppError } from '#server/app-error.ts';

/** What somebody typed as an address, as addresses are kept; refuses what is none. */
export function requireEmail(typed: string): string {
  const email = typed.trim().toLowerCase();
  if (!email) throw new AppError('EMAIL_REQUIRED');
  if (!isEmail(email)) throw new AppError('EMAIL_INVALID');
  return email;
}
