import { type Ctx, inTransaction } from '#server/context.ts';
import { mailAdmins } from '#server/features/notification/mail-admins.ts';
import { loadSavedSettings } from '#server/features/setting/load-settings.ts';
import { createFormat } from '#texts/format.ts';
import { countArrived } from './application-count.store.ts';

const dayMs = 24 * 60 * 60_000;

/** Mails administrators yesterday's number of applications (UTC) once, unless it is zero. */
export async function mailCount(ctx: Ctx): Promise<void> {
  const { mailsAdmins, reportsApplications } = await loadSavedSettings(ctx);
  if (!mailsAdmins || !reportsApplications) return;
  const today = new Date(Math.floor(ctx.now.getTime() / dayMs) * dayMs);
  const yesterday = new Date(today.getTime() - dayMs);
  const arrived = await countArrived(ctx, yesterday, today);
  if (arrived.count === 0) return;
  const id = `applications.${yesterday.toISOString().slice(0, 10)}`;
  await inTransaction(ctx, (tx) =>
    mailAdmins(tx, 'reportsApplications', id, ({ t, locale }) => ({
      subject: t('admin-mail.applications.subject', arrived),
      text: t('admin-mail.applications.text', {
        ...arrived,
        date: createFormat(locale, 'UTC').date(yesterday),
      }),
      action: { label: t('admin-mail.applications.action'), path: '/analytics' },
    })),
  );
}
