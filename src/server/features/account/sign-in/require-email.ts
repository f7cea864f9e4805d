import { isEmail } from '#domain/account/may-sign-in.ts';
import { AppError } from '#server/app-error.ts';

/** Normalizes a typed address, or refuses an invalid one. */
export function requireEmail(typed: string): string {
  const email = typed.trim().toLowerCase();
  if (!email) throw new AppError('EMAIL_REQUIRED');
  if (!isEmail(email)) throw new AppError('EMAIL_INVALID');
  return email;
}
