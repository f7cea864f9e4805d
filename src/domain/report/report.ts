export const reportTargets = ['topic', 'reply', 'posting'] as const;
export type ReportTarget = (typeof reportTargets)[number];

export type Target = { kind: ReportTarget; id: string };

export const reportReasons = [
  'spam',
  'abuse',
  'false-information',
  'discrimination',
  'personal-data',
  'other',
] as const;

export const reportStates = ['open', 'upheld', 'dismissed'] as const;
export type ReportState = (typeof reportStates)[number];

/** Characters of a report's details, and of the reason for its decision. */
export const maxReportLength = { detail: 1_000, reason: 1_000 } as const;
