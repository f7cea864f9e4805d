import type { Ctx } from '#server/context.ts';
import { mailAdmins } from '#server/features/notification/mail-admins.ts';

/** Reports a student's own sign-up to administrators who are mailed about new users. */
export async function mailSignUp(
  ctx: Ctx,
  { id, name, email }: { id: string; name: string; email: string },
): Promise<void> {
  await mailAdmins(ctx, 'reportsUsers', `${id}.signed-up`, ({ t }) => ({
    subject: t('admin-mail.user.subject', { name }),
    text: t('admin-mail.user.text', { name, email }),
    action: { label: t('admin-mail.user.action'), path: '/users' },
  }));
}
