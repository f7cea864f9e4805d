import { codeAt, readBase32, stepAt } from '#server/auth/two-factor.ts';

/** The TOTP code for this secret, now or `later` half minutes from now. */
export function appCode(secret: string, later = 0): string {
  return codeAt(readBase32(secret.replaceAll(/\s/gu, '')), stepAt(new Date()) + later);
}
