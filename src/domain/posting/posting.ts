/** A removed posting is hidden from everyone; its row remains for its applications. */
export const postingStates = ['draft', 'active', 'closed', 'removed'] as const;
export type PostingState = (typeof postingStates)[number];

/** The lists of a company's own postings: by state, and the open ones that close within days. */
export const ownPostingLists = ['active', 'closing', 'draft', 'closed'] as const;
export type OwnPostingList = (typeof ownPostingLists)[number];

export const postingCategories = [
  'Software Development',
  'Data Science',
  'Design',
  'DevOps',
  'Product Management',
  'Marketing',
  'Sales',
  'Customer Support',
] as const;
export type PostingCategory = (typeof postingCategories)[number];

export const postingLevels = [
  'Entry Level',
  '1-3 years',
  '3-5 years',
  '5+ years',
  'Senior',
  'Lead',
] as const;
export type PostingLevel = (typeof postingLevels)[number];

export const postingTypes = ['Full-time', 'Part-time', 'Contract', 'Internship', 'Remote'] as const;
export type PostingType = (typeof postingTypes)[number];

export const salaryPeriods = ['year', 'month', 'hour'] as const;
export type SalaryPeriod = (typeof salaryPeriods)[number];

/** Skills shown on a card before '+N more'. */
export const cardSkills = 4;

/** Shown where a posting has no duration. */
export const defaultDuration = 'Full-time';
