import { type AssessmentContent, isKit, minutesOf } from '#domain/assessment/assessment.ts';
import type { Ctx } from '#server/context.ts';
import { findReader } from '#server/features/setting/find-reader.ts';
import { createFormat } from '#texts/format.ts';

type Sent = {
  sitting: { id: string; studentId: string; expiresAt: Date };
  content: AssessmentContent;
  postingTitle: string;
  companyName: string;
  email: string;
};

/** Mails the invitation to an assessment, if the student wants such mails. */
export async function mailAssessment(
  ctx: Ctx,
  { sitting, content, postingTitle, companyName: company, email }: Sent,
): Promise<void> {
  const { t, locale, timeZone, wantsMail, layOut } = await findReader(ctx, {
    userId: sitting.studentId,
  });
  if (!wantsMail('assessment.invited')) return;
  const until = createFormat(locale, timeZone).dateTime(sitting.expiresAt);
  const body = layOut({
    heading: t('assessment-mail.heading', { company }),
    paragraphs: [
      t('assessment-mail.text', { title: content.title, posting: postingTitle }),
      ...(isKit(content)
        ? [t('assessment-mail.kit'), t('assessment-mail.deadline', { until })]
        : [
            t('assessment-mail.time', { minutes: minutesOf(content), count: content.tries }),
            t('assessment-mail.until', { until }),
          ]),
    ],
    action: {
      label: t('assessment-mail.action'),
      url: `${ctx.publicUrl}/student-dashboard/assessments/${sitting.id}`,
    },
    footer: t('assessment-mail.footer'),
  });
  const subject = t('assessment-mail.subject', { company, title: content.title });
  const mail = { id: sitting.id, to: email, subject, ...body };
  await ctx.tasks.add(ctx.db, 'mail.send', { mail }, { key: sitting.id });
}
