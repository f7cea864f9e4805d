import { announceAccountChange } from '#web/lib/account-signals.ts';
import { writeStored } from '#web/lib/browser-storage.ts';
import { hardNavigate } from '#web/lib/hard-navigate.ts';
import { rememberTimeZone } from '#web/lib/use-time-zone.ts';

/** How the user has just signed in, until the next page says welcome. */
export const welcomeKey = 'firstrung-welcome';

/**
 * Loads a fresh page after an account form succeeded. Pages behind sign-in welcome the user
 * according to `how`.
 */
export function continueAfterSignIn(redirectTo: string, how: 'login' | 'signup'): Promise<never> {
  const isInside = !/^\/(login(\/two-factor)?|reset-password)(\?|$)/u.test(redirectTo);
  if (isInside) {
    writeStored('session', welcomeKey, how);
    announceAccountChange();
    rememberTimeZone();
  }
  return hardNavigate(redirectTo);
}
