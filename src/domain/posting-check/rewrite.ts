/** The long texts that a model may reword; short fields have the rules' own rewrites. */
export const rewritableFields = [
  'description',
  'responsibilities',
  'requirements',
  'niceToHave',
] as const;
export type RewritableField = (typeof rewritableFields)[number];

/** What a rewrite of a posting may not change. */
export const factKinds = ['pay', 'location', 'skills', 'names'] as const;
export type FactKind = (typeof factKinds)[number];
