export const userTypes = ['student', 'company', 'admin'] as const;

export type UserType = (typeof userTypes)[number];
