/** The time zone of a company that has not chosen one. */
export const defaultTimeZone = 'Asia/Kolkata';
