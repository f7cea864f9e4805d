import type { ApplicationStatus } from '#domain/application/application-status.ts';
import type { Ctx } from '#server/context.ts';
import { findReader } from '#server/features/setting/find-reader.ts';

export async function mailMove(
  ctx: Ctx,
  move: {
    id: string;
    to: ApplicationStatus;
    reason: string | null;
    application: {
      id: string;
      studentId: string;
      email: string;
      postingTitle: string;
      companyName: string;
    };
  },
): Promise<void> {
  const { application } = move;
  const { t, wantsMail, layOut } = await findReader(ctx, { userId: application.studentId });
  if (!wantsMail('application.moved')) return;
  const names = {
    title: application.postingTitle,
    company: application.companyName,
    status: t(`application.status.${move.to}`),
  };
  const body = layOut({
    heading: t('mail.moved.heading', names),
    paragraphs: [
      t('mail.moved.body', names),
      t(`application.meaning.${move.to}`),
      ...(move.reason === null ? [] : [t('mail.moved.reason', { reason: move.reason })]),
    ],
    action: {
      label: t('mail.action'),
      url: `${ctx.publicUrl}/student-dashboard?application=${application.id}`,
    },
    footer: t('mail.footer'),
  });
  await ctx.tasks.add(
    ctx.db,
    'mail.send',
    {
      mail: {
        id: move.id,
        to: application.email,
        subject: t('mail.moved.subject', names),
        ...body,
      },
    },
    { key: move.id },
  );
}
