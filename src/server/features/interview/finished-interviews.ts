import type { Outcome } from '#domain/interview/interview.ts';
import { mayChangeInterview } from '#domain/interview/may-change-interview.ts';
import { graceMs } from '#domain/undo.ts';
import { allow, AppError, orNotFound } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { requireMember } from '#server/scopes.ts';
import { recordMove } from './interview-changes.ts';
import { lockEnded } from './interview-moves.store.ts';
import { deleteFromInterviews, loadMemberIds, lockInterview } from './interview.store.ts';

type Input = {
  interviewId: string;
  version: number;
  result: 'completed' | 'no_show';
  outcome: Outcome | null;
};

/** Records that an interview took place, with its outcome, or that the candidate missed it. */
export async function finishInterview(ctx: Ctx, { interviewId, version, result, outcome }: Input) {
  const scope = requireMember(ctx);
  return inTransaction(ctx, async (tx) => {
    const interview = orNotFound(await lockInterview(tx, scope, interviewId));
    if (interview.version !== version) throw new AppError('INTERVIEW_CHANGED');
    // An outcome can be added or corrected later.
    if (interview.status !== result) allow(mayChangeInterview(interview, result, 'member', tx.now));
    const { title, type, minutes, platform, place, timeZone } = interview;
    const details = { title, type, minutes, platform, place, timeZone };
    const memberIds = await loadMemberIds(tx, interview);
    return recordMove(tx, interview, {
      act: result,
      set: { status: result, outcome: result === 'completed' ? outcome : null },
      before: { ...details, outcome: interview.outcome, memberIds },
    });
  });
}

/** Cancels the upcoming interviews of an application that is over, or of a whole company. */
export async function endInterviews(
  tx: Ctx,
  of: { companyId: string; applicationId?: string },
): Promise<void> {
  for (const interview of await lockEnded(tx, of))
    await recordMove(tx, interview, { act: 'cancelled', set: { status: 'cancelled' } });
}

/** Cancels the upcoming interviews of applications that were closed, once that can't be undone. */
export async function cancelEndedInterviews(ctx: Ctx): Promise<void> {
  const closedBefore = new Date(ctx.now.getTime() - graceMs);
  await inTransaction(ctx, async (tx) => {
    for (const interview of await lockEnded(tx, { closedBefore }))
      await recordMove(tx, interview, { act: 'cancelled', set: { status: 'cancelled' } });
  });
}

/** Takes somebody who leaves a company off its upcoming interviews. */
export async function removeInterviewer(
  tx: Ctx,
  member: { companyId: string; userId: string },
): Promise<void> {
  await deleteFromInterviews(tx, member);
}
