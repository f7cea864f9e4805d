import { AppError } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { requireMember, requireStudent } from '#server/scopes.ts';
import { calendarOf, urlFor } from './calendar-of.ts';
import { findAbout } from './interview-moves.store.ts';
import { lockInterview } from './interview.store.ts';

/** A booked interview of the actor's as a file to download. */
export async function loadInterviewCalendar(ctx: Ctx, interviewId: string): Promise<string> {
  const isStudent = ctx.actor.kind === 'student';
  const owner = isStudent ? requireStudent(ctx) : requireMember(ctx);
  const interview = await inTransaction(ctx, (tx) => lockInterview(tx, owner, interviewId));
  if (interview?.status !== 'scheduled' || interview.startsAt === null)
    throw new AppError('NOT_FOUND');
  const about = await findAbout(ctx, interview);
  const { startsAt, applicationId } = interview;
  return calendarOf(ctx, interview, {
    startsAt,
    with: (isStudent ? about?.companyName : about?.candidateName) ?? '',
    url: urlFor(ctx, isStudent, applicationId),
    isCancelled: false,
  });
}
