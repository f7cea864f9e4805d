import { codeAt, readBase32, stepAt } from '#server/auth/totp.ts';

/** The code that an app with this secret shows at this moment, or so many half minutes later. */
export function appCode(secret: string, later = 0): string {
  return codeAt(readBase32(secret.replaceAll(/\s/gu, '')), stepAt(new Date()) + later);
}
