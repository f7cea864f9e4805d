import { isBlank } from '#domain/is-blank.ts';
import type { RemoteWish } from '#domain/match/match-facts.ts';
import { weekMs } from '#domain/time.ts';

/** The first steps of a new student, in their order. */
export const firstSteps = ['resume', 'skills', 'target', 'practice'] as const;
export type FirstStep = (typeof firstSteps)[number];

type Places = {
  locations: readonly string[] | null;
  location: string | null;
  wantsRemote: RemoteWish | null;
};

/** Whether a student said where to work: a place, or nothing but remote work. */
export const namesPlace = ({ locations, location, wantsRemote }: Places): boolean =>
  (locations ?? []).length > 0 || !isBlank(location ?? '') || wantsRemote === 'only';

export const nextSteps = [
  'offer',
  'times',
  'reply',
  'assessment',
  'interview',
  'closing',
  'apply',
] as const;
export type NextStep = (typeof nextSteps)[number];

type Waiting = {
  /** Whether an offer waits for an answer. */
  hasOffer: boolean;
  /** Interviews whose time the student has to choose. */
  proposed: number;
  /** Applications with an unread message. */
  unread: number;
  /** Assessments that wait for answers. */
  assessments: number;
  interviews: number;
  /** Saved jobs that close soon. */
  closing: number;
  /** Open applications. */
  open: number;
};

/** What a student should do next: first what others wait for, then what will be over soon. */
export function nextStepOf(waiting: Waiting): NextStep | null {
  if (waiting.hasOffer) return 'offer';
  if (waiting.proposed > 0) return 'times';
  if (waiting.unread > 0) return 'reply';
  if (waiting.assessments > 0) return 'assessment';
  if (waiting.interviews > 0) return 'interview';
  if (waiting.closing > 0) return 'closing';
  return waiting.open === 0 ? 'apply' : null;
}

/** How long before its deadline a saved job counts as closing soon. */
export const closingSoonMs = weekMs;
