import type { FirstStep, NextStep } from './next-step.ts';
import type { UpcomingKind } from './upcoming.ts';

export const homePath = '/student-dashboard';
export const upcomingPath = `${homePath}/upcoming`;
export const jobsPath = `${homePath}/jobs`;

export const listPaths = {
  open: `${homePath}?status=open#applications`,
  unread: `${homePath}?status=unread#applications`,
  closing: `${jobsPath}/saved?show=closing`,
  interviews: `${upcomingPath}?kind=interview`,
} as const;

/** The card of an application, opened in the list on the home page. */
const ownApplicationPath = (applicationId: string) =>
  `${homePath}?application=${applicationId}#applications`;

export const ownAssessmentPath = (id: string) => `${homePath}/assessments/${id}`;

const nextStepPaths: Record<Exclude<NextStep, 'offer' | 'times'>, string> = {
  reply: listPaths.unread,
  assessment: `${upcomingPath}?kind=assessment`,
  interview: listPaths.interviews,
  closing: listPaths.closing,
  apply: jobsPath,
};

type Next = {
  next: NextStep;
  /** The application whose offer has to be answered first. */
  offeredId: string | null;
  /** The application whose interview needs a time first. */
  proposedId: string | null;
};

/** Where the next step is taken: one application in its own card, the others in their lists. */
export function nextStepPath({ next, offeredId, proposedId }: Next): string {
  if (next === 'times')
    return proposedId === null ? `${homePath}#applications` : ownApplicationPath(proposedId);
  if (next !== 'offer') return nextStepPaths[next];
  return offeredId === null
    ? `${homePath}?status=offer_made#applications`
    : ownApplicationPath(offeredId);
}

export const firstStepPaths: Record<FirstStep, string> = {
  resume: `${homePath}/resume`,
  skills: `${homePath}/update-profile#skills`,
  target: `${homePath}/update-profile#specialization`,
  practice: `${homePath}/ats-score`,
};

type Target = { kind: UpcomingKind; target: string };

/** The page of one upcoming date. */
export function upcomingTarget({ kind, target }: Target): string {
  switch (kind) {
    case 'interview':
    case 'offer':
      return ownApplicationPath(target);
    case 'assessment':
      return ownAssessmentPath(target);
    case 'drive':
      return `${homePath}/off-campus`;
    case 'coach':
      return `${homePath}/interviews/coach`;
    case 'event':
      return `/community/events/${target}`;
  }
}
