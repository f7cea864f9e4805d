/** Figures of the whole platform that open a list of what they count. */
export const siteFigures = [
  'users',
  'active-users',
  'updated-profiles',
  'companies',
  'postings',
  'filled',
  'applications',
  'to-new-postings',
  'decided',
  'hired',
] as const;
export type SiteFigure = (typeof siteFigures)[number];

/** An application is decided once the company or, with an offer, the student has answered. */
export const decidedStatuses = ['hired', 'rejected', 'declined'] as const;
