import type { Ctx } from '#server/context.ts';
import { findReader } from '#server/features/setting/find-reader.ts';

/** Queues the mail to a recruiter about an accepted offer. */
export async function mailAcceptance(
  ctx: Ctx,
  mail: {
    /** Unique per offer and recruiter. */
    id: string;
    userId: string;
    email: string;
    application: { id: string; fullName: string; postingTitle: string; companyName: string };
  },
): Promise<void> {
  const { t, wantsMail, layOut } = await findReader(ctx, mail);
  if (!wantsMail('offer.accepted')) return;
  const { application } = mail;
  const names = { name: application.fullName, title: application.postingTitle };
  const subject = t('mail.accepted.heading', names);
  const body = layOut({
    heading: subject,
    paragraphs: [t('mail.accepted.body', names)],
    action: {
      label: t('mail.left.action'),
      url: `${ctx.publicUrl}/company-dashboard/applications?application=${application.id}`,
    },
    footer: t('mail.company-footer', { company: application.companyName }),
  });
  await ctx.tasks.add(
    ctx.db,
    'mail.send',
    { mail: { id: mail.id, to: mail.email, subject, ...body } },
    { key: mail.id },
  );
}
