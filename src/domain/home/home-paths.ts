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

export const nextStepPaths: Record<NextStep, string> = {
  offer: `${homePath}?status=offer_made#applications`,
  reply: listPaths.unread,
  interview: listPaths.interviews,
  closing: listPaths.closing,
  apply: jobsPath,
};

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
      return `${homePath}?application=${target}#applications`;
    case 'drive':
      return `${homePath}/off-campus`;
    case 'coach':
      return `${homePath}/interviews/coach`;
    case 'event':
      return `/community/events/${target}`;
  }
}
