export const interviewStatuses = [
  'proposed',
  'needs_times',
  'scheduled',
  'completed',
  'no_show',
  'cancelled',
] as const;
export type InterviewStatus = (typeof interviewStatuses)[number];

/** Not over and not cancelled. */
export const openInterviewStatuses = ['proposed', 'needs_times', 'scheduled'] as const;

export const interviewTypes = [
  'screening',
  'technical',
  'behavioral',
  'case',
  'panel',
  'final',
] as const;

export const platforms = [
  'google-meet',
  'zoom',
  'microsoft-teams',
  'video',
  'phone',
  'on-site',
] as const;

/** What the interviewers concluded; only the company sees it. */
export const outcomes = ['passed', 'undecided', 'not_passed'] as const;
export type Outcome = (typeof outcomes)[number];

/** What happens to an interview. Each change is kept in its history. */
export const interviewActs = [
  'proposed',
  'booked',
  'chosen',
  'times_requested',
  'updated',
  'cancelled',
  'completed',
  'no_show',
] as const;
export type InterviewAct = (typeof interviewActs)[number];

/** Times in one proposal. */
export const maxTimes = 10;
/** Interviewers of one interview. */
export const maxInterviewers = 8;
/** Interviews of one application. */
export const maxRounds = 20;

/** How long before an interview both sides are reminded. */
export const interviewLeads = ['day-1', 'hour-1'] as const;
export type InterviewLead = (typeof interviewLeads)[number];

/** What a company's change can change besides the time. */
export type InterviewDetails = {
  title: string;
  type: (typeof interviewTypes)[number];
  minutes: number;
  platform: (typeof platforms)[number];
  place: string;
  timeZone: string;
  outcome: Outcome | null;
  memberIds: string[];
};
