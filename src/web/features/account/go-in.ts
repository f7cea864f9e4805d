import { announceAccountChange } from '#web/lib/account-signals.ts';

/** Goes on with a fresh page after an account form was taken; a page of one's own says how one came in. */
export function goIn(redirectTo: string, how: 'login' | 'signup'): void {
  const isInside = !/^\/(login(\/two-factor)?|reset-password)(\?|$)/u.test(redirectTo);
  if (isInside) {
    sessionStorage.setItem('firstrung-welcome', how);
    announceAccountChange();
  }
  window.location.assign(redirectTo);
}
