export const reportTargets = ['topic', 'reply', 'posting'] as const;
export type ReportTarget = (typeof reportTargets)[number];

/** What a report is about. */
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

/** The most characters that what goes with a report, and with its decision, may have. */
export const longestReport = { detail: 1_000, reason: 1_000 } as const;
