import { announceAccountChange } from '#web/lib/account-signals.ts';
import { hardNavigate } from '#web/lib/hard-navigate.ts';

/**
 * Loads a fresh page after an account form succeeded. Pages behind sign-in welcome the user
 * according to `how`.
 */
export function continueAfterSignIn(redirectTo: string, how: 'login' | 'signup'): Promise<never> {
  const isInside = !/^\/(login(\/two-factor)?|reset-password)(\?|$)/u.test(redirectTo);
  if (isInside) {
    sessionStorage.setItem('firstrung-welcome', how);
    announceAccountChange();
  }
  return hardNavigate(redirectTo);
}
