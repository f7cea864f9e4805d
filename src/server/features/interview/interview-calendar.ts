import { calendarText } from '#domain/event/calendar-text.ts';
import { blindName } from '#domain/scorecard/blind.ts';
import { AppError } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { listBlind } from '#server/features/scorecard/list-blind.ts';
import { requireMember, requireStudent } from '#server/scopes.ts';
import { findAbout } from './interview-moves.store.ts';
import { type InterviewRow, lockInterview } from './interview.store.ts';

type Entry = Pick<InterviewRow, 'id' | 'version' | 'minutes' | 'place' | 'title'>;

/** An interview as an iCalendar file; `startsAt` is the time that it has or had. */
export function calendarOf(
  ctx: Ctx,
  { id, version, minutes, place, title }: Entry,
  shown: { startsAt: Date; with: string; url: string; isCancelled: boolean },
): string {
  return calendarText({
    uid: `${id}@${new URL(ctx.publicUrl).host}`,
    writtenAt: ctx.now,
    sequence: version,
    startsAt: shown.startsAt,
    endsAt: new Date(shown.startsAt.getTime() + minutes * 60_000),
    title: `${title} (${shown.with})`,
    description: title,
    place: place || null,
    url: shown.url,
    isCancelled: shown.isCancelled,
  });
}

export const urlFor = (ctx: Ctx, isStudent: boolean, applicationId: string) =>
  isStudent
    ? `${ctx.publicUrl}/student-dashboard?application=${applicationId}`
    : `${ctx.publicUrl}/company-dashboard/interviews`;

/** A booked interview of the actor's as a file to download. */
export async function loadInterviewCalendar(ctx: Ctx, interviewId: string): Promise<string> {
  const isStudent = ctx.actor.kind === 'student';
  const owner = isStudent ? requireStudent(ctx) : requireMember(ctx);
  const interview = await inTransaction(ctx, (tx) => lockInterview(tx, owner, interviewId));
  if (interview?.status !== 'scheduled' || interview.startsAt === null)
    throw new AppError('NOT_FOUND');
  const about = await findAbout(ctx, interview);
  const { startsAt, applicationId } = interview;
  const isBlind =
    'userId' in owner && (await listBlind(ctx, owner.userId, [applicationId])).size > 0;
  const candidate = isBlind ? blindName(applicationId) : about?.candidateName;
  return calendarOf(ctx, interview, {
    startsAt,
    with: (isStudent ? about?.companyName : candidate) ?? '',
    url: urlFor(ctx, isStudent, applicationId),
    isCancelled: false,
  });
}
