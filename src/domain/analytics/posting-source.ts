/** Where a student came from when they opened a posting. */
export const postingSources = [
  'search',
  'recommended',
  'alert',
  'invitation',
  'company',
  'shared',
  'website',
  'direct',
] as const;
export type PostingSource = (typeof postingSources)[number];
