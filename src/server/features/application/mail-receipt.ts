import type { Ctx } from '#server/context.ts';
import { findReader } from '#server/features/setting/find-reader.ts';

export async function mailReceipt(
  ctx: Ctx,
  sent: {
    applicationId: string;
    studentId: string;
    to: string;
    posting: { title: string; companyName: string };
  },
): Promise<void> {
  const { t, wantsMail, layOut } = await findReader(ctx, { userId: sent.studentId });
  if (!wantsMail('application.sent')) return;
  const names = { title: sent.posting.title, company: sent.posting.companyName };
  const body = layOut({
    heading: t('mail.received.heading'),
    paragraphs: [t('mail.received.body', names), t('mail.received.next')],
    action: {
      label: t('mail.action'),
      url: `${ctx.publicUrl}/student-dashboard?application=${sent.applicationId}`,
    },
    footer: t('mail.footer'),
  });
  const id = `${sent.applicationId}.received`;
  await ctx.tasks.add(
    ctx.db,
    'mail.send',
    {
      mail: {
        id,
        to: sent.to,
        subject: t('mail.received.subject', { company: names.company }),
        ...body,
      },
    },
    { key: id },
  );
}
