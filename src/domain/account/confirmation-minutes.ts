/** For so many minutes after a sign-in, or a password typed again, what is sensitive asks no more. */
export const confirmationMinutes = 10;
