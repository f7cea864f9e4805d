import { announceAccountChange } from '#web/lib/account-signals.ts';
import { leaveTo } from '#web/lib/leave-to.ts';

/** Goes on with a fresh page after an account form was taken; a page of one's own says how one came in. */
export function continueAfterSignIn(redirectTo: string, how: 'login' | 'signup'): Promise<never> {
  const isInside = !/^\/(login(\/two-factor)?|reset-password)(\?|$)/u.test(redirectTo);
  if (isInside) {
    sessionStorage.setItem('firstrung-welcome', how);
    announceAccountChange();
  }
  return leaveTo(redirectTo);
}
