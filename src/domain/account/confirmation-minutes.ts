/**
 * Sensitive actions need no reauthentication within this many minutes of a sign-in or password
 * check.
 */
export const confirmationMinutes = 10;
