import { no, type Verdict, yes } from '#domain/refusals.ts';
import { isTooLateToUndo } from '#domain/undo.ts';
import type { InterviewAct, InterviewStatus } from './interview.ts';

type Side = 'student' | 'member';
type Rule = {
  by: readonly Side[];
  from: readonly InterviewStatus[];
  /** Compared with the start of a scheduled interview. */
  when?: 'before' | 'after';
};

const open = ['proposed', 'needs_times', 'scheduled'] as const;

const rules: Record<Exclude<InterviewAct, 'updated'>, Rule> = {
  proposed: { by: ['member'], from: open },
  booked: { by: ['member'], from: open },
  chosen: { by: ['student'], from: ['proposed'] },
  times_requested: {
    by: ['student'],
    from: ['proposed', 'scheduled'],
    when: 'before',
  },
  cancelled: { by: ['student', 'member'], from: open, when: 'before' },
  completed: { by: ['member'], from: ['scheduled', 'no_show'], when: 'after' },
  no_show: { by: ['member'], from: ['scheduled', 'completed'], when: 'after' },
};

export type Changed = { status: InterviewStatus; startsAt: Date | null };

/**
 * Whether this side may make this change to an interview. A scheduled interview that has started
 * can only be completed or marked as missed, or given a new time by the company.
 */
export function mayChangeInterview(
  { status, startsAt }: Changed,
  act: Exclude<InterviewAct, 'updated'>,
  by: Side,
  now: Date,
): Verdict {
  const rule = rules[act];
  if (!rule.by.includes(by) || !rule.from.includes(status)) return no('INTERVIEW_NOT_ALLOWED');
  const hasStarted = startsAt !== null && startsAt <= now;
  if (rule.when === 'before' && status === 'scheduled' && hasStarted)
    return no('INTERVIEW_STARTED');
  if (rule.when === 'after' && !hasStarted) return no('INTERVIEW_NOT_STARTED');
  return yes;
}

/**
 * Whether an application may get the status 'Interview Scheduled': with times proposed or booked, or
 * with the promise that they will be.
 */
export function mayPromiseInterview(facts: { hasTimes: boolean; willPropose: boolean }): Verdict {
  return facts.hasTimes || facts.willPropose ? yes : no('INTERVIEW_REQUIRED');
}

/** Only whoever made a change may undo it, as the last change, and before anybody was notified. */
export function mayUndoInterview(
  change: { actorId: string | null; createdAt: Date; isNotified: boolean; isLast: boolean },
  { actorId, now }: { actorId: string; now: Date },
): Verdict {
  if (change.actorId !== actorId) return no('NOT_FOUND');
  const isLate = isTooLateToUndo(change.createdAt, now);
  return isLate || change.isNotified || !change.isLast ? no('UNDO_TOO_LATE') : yes;
}
