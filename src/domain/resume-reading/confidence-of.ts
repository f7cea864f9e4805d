/** Confidence by evidence; 1 is certain. Kept in one place so that values stay comparable. */
export const confidenceOf = {
  email: 0.99,
  phone: 0.95,
  link: 0.97,
  location: 0.85,
  title: 0.75,
  summary: 0.9,
  /** With dates, title and company. */
  wholeJob: 0.92,
  /** With one of them missing. */
  partOfJob: 0.6,
  wholeSchool: 0.92,
  partOfSchool: 0.65,
  project: 0.8,
  skill: 0.9,
  item: 0.85,
} as const;
