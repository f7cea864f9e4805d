/** The texts that say how the product is run: one file each in `content/site`, one page each. */
export const documentNames = ['terms', 'privacy', 'cookies', 'press'] as const;
export type DocumentName = (typeof documentNames)[number];
