import type { Ctx } from '#server/context.ts';
import { findReader } from '#server/features/setting/find-reader.ts';
import { createFormat } from '#texts/format.ts';
import { calendarOf, urlFor } from './calendar-of.ts';
import type { findAbout } from './interview-moves.store.ts';
import type { InterviewRow, MoveRow } from './interview.store.ts';

export type InterviewNews = 'proposed' | 'booked' | 'requested' | 'cancelled';

export type Side = {
  userId: string;
  email: string;
  isStudent: boolean;
  /** The company's name for the student, the candidate's for members. */
  from: string;
};

type Told = {
  interview: InterviewRow;
  move: Pick<MoveRow, 'id' | 'note'>;
  about: NonNullable<Awaited<ReturnType<typeof findAbout>>>;
  news: InterviewNews;
  side: Side;
  /** The time that is no longer booked. */
  endedAt: Date | null;
};

/** Mails one side what happened to an interview, with a calendar entry, if they want such mails. */
export async function mailInterview(ctx: Ctx, told: Told): Promise<void> {
  const { interview, move, about, news, side, endedAt } = told;
  const { userId, email, isStudent, from } = side;
  const { t, locale, timeZone, wantsMail, layOut } = await findReader(ctx, { userId });
  if (!wantsMail(`interview.${news}`)) return;
  const format = createFormat(locale, timeZone);
  const names = { from, title: interview.title, position: about.postingTitle };
  const url = urlFor(ctx, isStudent, interview.applicationId);
  const startsAt = interview.startsAt ?? endedAt;
  const isBooked = news === 'booked' && interview.startsAt !== null;
  const who = isStudent ? 'student' : 'company';
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
      ...(move.note ? [t('interview-mail.note', { note: move.note })] : []),
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
