import type { Ctx } from '#server/context.ts';
import { inTransaction } from '#server/context.ts';
import { notifyHome } from '#server/features/home/notify-home.ts';
import { notifyUsers } from '#server/features/notification/notify-users.ts';
import {
  findAbout,
  findPerson,
  loadCompanySide,
  loadMoves,
  lockMove,
  updateMove,
} from './interview-moves.store.ts';
import type { InterviewRow, MoveRow } from './interview.store.ts';
import { type InterviewNews, mailInterview } from './mail-interview.ts';

/**
 * Notifies everybody else of a change that can no longer be undone, and mails both sides the entry
 * for their calendars. What changed again meanwhile is told by the later change; what was called off
 * before anybody knew of it is never mentioned.
 */
export async function notifyInterview(ctx: Ctx, { moveId }: { moveId: string }): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const found = await lockMove(tx, moveId);
    if (found === undefined) return;
    const { interview, move } = found;
    if (move.undoneAt !== null || move.notifiedAt !== null) return;
    const moves = await loadMoves(tx, interview);
    if (moves[0]?.id !== moveId) return;
    for (const each of moves.filter(({ notifiedAt }) => notifiedAt === null))
      await updateMove(tx, each, { notifiedAt: tx.now });
    const earlier = moves.slice(1);
    const lastTold = earlier.find(({ notifiedAt }) => notifiedAt !== null);
    const isUnknown =
      move.act === 'cancelled' &&
      lastTold === undefined &&
      !moves.some(({ actorKind }) => actorKind === 'student');
    await notifyHome(tx, interview.studentId);
    const news = newsOf(interview, move);
    if (isUnknown || news === null) return;
    await tell(tx, { interview, move, news, lastTold });
  });
}

function newsOf({ status }: InterviewRow, { act }: MoveRow): InterviewNews | null {
  if (act === 'times_requested') return 'requested';
  if (act === 'cancelled') return 'cancelled';
  if (status === 'proposed') return 'proposed';
  return status === 'scheduled' ? 'booked' : null;
}

type Told = {
  interview: InterviewRow;
  move: MoveRow;
  news: InterviewNews;
  lastTold: MoveRow | undefined;
};

async function tell(tx: Ctx, { interview, move, news, lastTold }: Told): Promise<void> {
  const about = await findAbout(tx, interview);
  const student = await findPerson(tx, interview.studentId);
  if (about === undefined) return;
  // A time that stood in calendars and stands no more.
  const endedAt =
    interview.status !== 'scheduled' && lastTold?.toStatus === 'scheduled'
      ? lastTold.toStartsAt
      : null;
  const isToMembers = news !== 'proposed' || endedAt !== null;
  const members = isToMembers ? await loadCompanySide(tx, interview) : [];
  const sides = [
    ...(student ? [{ ...student, isStudent: true, from: about.companyName }] : []),
    ...members.map((member) => ({ ...member, isStudent: false, from: about.candidateName })),
  ];
  const common = {
    interviewId: interview.id,
    applicationId: interview.applicationId,
    title: interview.title,
    at: interview.startsAt?.toISOString() ?? '',
  };
  const others = sides.filter(({ userId }) => userId !== move.actorId);
  await notifyUsers(
    tx,
    others
      .filter(({ isStudent }) => isStudent || news !== 'proposed')
      .map(({ userId, from }, at) => ({
        id: idOf(move.id, at),
        userId,
        data: { kind: `interview.${news}` as const, ...common, from },
      })),
  );
  for (const side of sides) {
    // Who booked gets the entry for the calendar too.
    const isOwn = side.userId === move.actorId && news !== 'booked' && endedAt === null;
    if (!isOwn) await mailInterview(tx, { interview, move, about, news, side, endedAt });
  }
}

/** One id for each notification of a move, so that a repeated job notifies nobody twice. */
function idOf(moveId: string, at: number): string {
  const last = (Number.parseInt(moveId.slice(-8), 16) + at + 1) % 0x1_00_00_00_00;
  return `${moveId.slice(0, -8)}${last.toString(16).padStart(8, '0')}`;
}
