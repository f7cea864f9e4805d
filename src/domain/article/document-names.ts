/** Legal and company documents: each has a file in `content/site` and a page. */
export const documentNames = ['terms', 'privacy', 'cookies', 'press'] as const;
export type DocumentName = (typeof documentNames)[number];
