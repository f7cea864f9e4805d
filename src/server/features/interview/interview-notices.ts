import { blindName, redact } from '#domain/scorecard/blind.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { notifyHome } from '#server/features/home/notify-home.ts';
import { notifyUsers } from '#server/features/notification/notices.ts';
import { listBlindMembers } from '#server/features/scorecard/list-blind.ts';
import { findReader } from '#server/features/setting/find-reader.ts';
import { publishLiveAll } from '#server/live/publish-live.ts';
import { createFormat } from '#texts/format.ts';
import { calendarOf, urlFor } from './interview-calendar.ts';
import {
  findAbout,
  findPerson,
  loadCompanySide,
  loadMoves,
  lockMove,
  updateMove,
  updateUnreminded,
} from './interview-moves.store.ts';
import type { InterviewRow, MoveRow } from './interview.store.ts';

/** Refreshes the open pages of everybody who sees this interview. Nothing is stored. */
export async function notifyViewers(tx: Ctx, interview: InterviewRow): Promise<void> {
  const side = await loadCompanySide(tx, interview);
  const by = 'userId' in tx.actor ? tx.actor.userId : '';
  await publishLiveAll(
    tx.db,
    [interview.studentId, ...side.map(({ userId }) => userId)].map((userId) => ({
      userId,
      kind: 'application.changed',
      data: { by },
    })),
  );
}

type InterviewNews = 'proposed' | 'booked' | 'requested' | 'cancelled';

export type Side = {
  userId: string;
  email: string;
  isStudent: boolean;
  /** The company's name for the student, the candidate's for members. */
  from: string;
  /** A member who must not know the candidate yet: `from` is a code. */
  isBlind: boolean;
};

type About = NonNullable<Awaited<ReturnType<typeof findAbout>>>;

/** The student of an interview, as notifications and mails address them. */
export async function studentSideOf(
  tx: Ctx,
  { studentId }: InterviewRow,
  { companyName }: About,
): Promise<Side | undefined> {
  const student = await findPerson(tx, studentId);
  return student && { ...student, isStudent: true, from: companyName, isBlind: false };
}

/** The members concerned with an interview; those who review blind are not told the name. */
export async function memberSidesOf(
  tx: Ctx,
  interview: InterviewRow,
  { candidateName }: About,
): Promise<Side[]> {
  const { applicationId } = interview;
  const members = await loadCompanySide(tx, interview);
  const ids = members.map(({ userId }) => userId);
  const blind = await listBlindMembers(tx, applicationId, ids);
  return members.map((member) => {
    const isBlind = blind.has(member.userId);
    const from = isBlind ? blindName(applicationId) : candidateName;
    return { ...member, isStudent: false, from, isBlind };
  });
}

type MailInterviewInput = {
  interview: InterviewRow;
  move: Pick<MoveRow, 'id' | 'note'>;
  about: About;
  news: InterviewNews;
  side: Side;
  /** The time that is no longer booked. */
  endedAt: Date | null;
};

/** Mails one side what happened to an interview, with a calendar entry, if they want such mails. */
async function mailInterview(ctx: Ctx, input: MailInterviewInput): Promise<void> {
  const { interview, move, about, news, side, endedAt } = input;
  const { userId, email, isStudent, from, isBlind } = side;
  const { t, locale, timeZone, wantsMail, layOut } = await findReader(ctx, { userId });
  if (!wantsMail(`interview.${news}`)) return;
  const format = createFormat(locale, timeZone);
  const names = { from, title: interview.title, position: about.postingTitle };
  const url = urlFor(ctx, isStudent, interview.applicationId);
  const startsAt = interview.startsAt ?? endedAt;
  const isBooked = news === 'booked' && interview.startsAt !== null;
  const who = isStudent ? 'student' : 'company';
  const note =
    move.note && isBlind ? redact(move.note, { name: about.candidateName, values: [] }) : move.note;
  const body = layOut({
    heading: t(`interview-mail.${news}.heading`),
    paragraphs: [
      t(`interview-mail.${news}.${who}`, names),
      ...(isBooked && interview.startsAt
        ? [
            t('interview-mail.when', {
              when: format.dateTime(interview.startsAt, 'long'),
              zone: timeZone,
            }),
          ]
        : []),
      ...(isBooked && interview.place
        ? [t('interview-mail.place', { place: interview.place })]
        : []),
      ...(note ? [t('interview-mail.note', { note })] : []),
    ],
    action: { label: t(`interview-mail.${isStudent ? 'action' : 'action-company'}`), url },
    footer: t('interview-mail.footer'),
  });
  const id = `${move.id}.${userId}`;
  const calendar =
    startsAt && (isBooked || endedAt)
      ? calendarOf(ctx, interview, { startsAt, with: from, url, isCancelled: !isBooked })
      : undefined;
  const subject = t(`interview-mail.${news}.subject`, names);
  const mail = { id, to: email, subject, ...body, ...(calendar !== undefined && { calendar }) };
  await ctx.tasks.add(ctx.db, 'mail.send', { mail }, { key: id });
}

/**
 * Notifies everybody else of a change that can no longer be undone, and mails both sides a calendar
 * entry. A later change covers the ones before it, and an interview cancelled before anybody was
 * notified is never mentioned.
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
    const lastNotified = earlier.find(({ notifiedAt }) => notifiedAt !== null);
    // Only now, so that a change that is undone brings no reminder a second time.
    if (interview.startsAt?.getTime() !== lastNotified?.toStartsAt?.getTime())
      await updateUnreminded(tx, interview);
    const isUnknown =
      move.act === 'cancelled' &&
      lastNotified === undefined &&
      !moves.some(({ actorKind }) => actorKind === 'student');
    await notifyHome(tx, interview.studentId);
    const news = newsOf(interview, move);
    if (isUnknown || news === null) return;
    await tell(tx, { interview, move, news, lastNotified });
  });
}

function newsOf({ status }: InterviewRow, { act }: MoveRow): InterviewNews | null {
  if (act === 'times_requested') return 'requested';
  if (act === 'cancelled') return 'cancelled';
  if (status === 'proposed') return 'proposed';
  return status === 'scheduled' ? 'booked' : null;
}

type NotifyInterviewInput = {
  interview: InterviewRow;
  move: MoveRow;
  news: InterviewNews;
  lastNotified: MoveRow | undefined;
};

async function tell(
  tx: Ctx,
  { interview, move, news, lastNotified }: NotifyInterviewInput,
): Promise<void> {
  const about = await findAbout(tx, interview);
  if (about === undefined) return;
  const student = await studentSideOf(tx, interview, about);
  // A time that is in calendars and no longer holds.
  const endedAt =
    interview.status !== 'scheduled' && lastNotified?.toStatus === 'scheduled'
      ? lastNotified.toStartsAt
      : null;
  const isToMembers = news !== 'proposed' || endedAt !== null;
  const members = isToMembers ? await memberSidesOf(tx, interview, about) : [];
  const sides = [...(student ? [student] : []), ...members];
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
