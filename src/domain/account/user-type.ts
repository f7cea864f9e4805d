export const userTypes = ['student', 'company', 'admin'] as const;

/** What kind of account somebody has. */
export type UserType = (typeof userTypes)[number];
