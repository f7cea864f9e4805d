import { v7 as uuid } from 'uuid';
import { dueStarts } from '#domain/interview/interview-reminder.ts';
import { type InterviewLead, interviewLeads } from '#domain/interview/interview.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { notifyUsers } from '#server/features/notification/notices.ts';
import { findReader } from '#server/features/setting/find-reader.ts';
import { createFormat } from '#texts/format.ts';
import { urlFor } from './interview-calendar.ts';
import { findAbout, updateReminded } from './interview-moves.store.ts';
import { memberSidesOf, type Side, studentSideOf } from './interview-notices.ts';
import type { InterviewRow } from './interview.store.ts';

/**
 * Reminds both sides a day and an hour before an interview starts. It is marked in the transaction
 * that sends its reminders, so they are sent once; a mail that is late is dropped at its start.
 */
export async function sendInterviewReminders(ctx: Ctx): Promise<void> {
  for (const lead of interviewLeads)
    await inTransaction(ctx, async (tx) => {
      for (const interview of await updateReminded(tx, lead, dueStarts(lead, tx.now)))
        await remind(tx, interview, lead);
    });
}

async function remind(tx: Ctx, interview: InterviewRow, lead: InterviewLead): Promise<void> {
  const { id: interviewId, applicationId, title, startsAt } = interview;
  const about = await findAbout(tx, interview);
  if (about === undefined || startsAt === null) return;
  const student = await studentSideOf(tx, interview, about);
  if (student === undefined) return;
  const sides = [student, ...(await memberSidesOf(tx, interview, about))];
  const at = startsAt.toISOString();
  await notifyUsers(
    tx,
    sides.map(({ userId, from }) => ({
      id: uuid(),
      userId,
      data: { kind: 'interview.reminder', interviewId, applicationId, title, at, from, lead },
    })),
  );
  for (const side of sides) await mailReminder(tx, { interview, startsAt, lead, side });
}

type Due = { interview: InterviewRow; startsAt: Date; lead: InterviewLead; side: Side };

async function mailReminder(ctx: Ctx, { interview, startsAt, lead, side }: Due): Promise<void> {
  const { userId, email, isStudent, from } = side;
  const { t, locale, timeZone, wantsMail, layOut } = await findReader(ctx, { userId });
  if (!wantsMail('interview.reminder')) return;
  const when = createFormat(locale, timeZone).dateTime(startsAt, 'long');
  const names = { from, title: interview.title };
  const body = layOut({
    heading: t(`interview-mail.reminder.${lead}`),
    paragraphs: [
      t('interview-mail.reminder.text', names),
      t('interview-mail.when', { when, zone: timeZone }),
      ...(interview.place ? [t('interview-mail.place', { place: interview.place })] : []),
    ],
    action: {
      label: t(`interview-mail.${isStudent ? 'action' : 'action-company'}`),
      url: urlFor(ctx, isStudent, interview.applicationId),
    },
    footer: t('interview-mail.footer'),
  });
  const id = `${interview.id}.${interview.version}.${lead}.${userId}`;
  const subject = t('interview-mail.reminder.subject', { ...names, when });
  const mail = { id, to: email, subject, ...body };
  await ctx.tasks.add(ctx.db, 'mail.send', { mail, notAfter: startsAt.toISOString() }, { key: id });
}
