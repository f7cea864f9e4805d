import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { ownRows } from './own-rows.ts';
import { type PersonalSection, section } from './personal-section.ts';
import {
  interviewAvailability,
  interviewMembers,
  interviewMoves,
  interviews,
} from './tables/interviews.ts';

const { byUser } = ownRows;
const moveColumns = 'id interviewId act fromStatus toStatus toStartsAt note createdAt';

/** What the archive has of interviews: own ones with their history, and those held for a company. */
export const interviewSections: readonly PersonalSection[] = [
  section(
    'interviews',
    interviews,
    byUser(interviews.studentId),
    'id applicationId round type title startsAt endsAt minutes timeZone status platform place cancellationReason createdAt',
  ),
  section(
    'interview-history',
    interviewMoves,
    ({ userId }) =>
      and(
        inArray(
          interviewMoves.interviewId,
          sql`(select ${interviews.id} from ${interviews} where ${interviews.studentId} = ${userId})`,
        ),
        // The student was never notified of what was undone.
        isNull(interviewMoves.undoneAt),
      ),
    moveColumns,
  ),
  section(
    'interview-changes-made-for-a-company',
    interviewMoves,
    ({ userId }) => and(eq(interviewMoves.actorId, userId), eq(interviewMoves.actorKind, 'member')),
    `${moveColumns} undoneAt`,
  ),
  section('interviews-held', interviewMembers, byUser(interviewMembers.memberId), 'interviewId'),
  section(
    'interview-availability',
    interviewAvailability,
    byUser(interviewAvailability.userId),
    'companyId timeZone windows bufferMinutes mostPerWeek',
  ),
];
