import { type Ctx, inTransaction } from '#server/context.ts';
import { mailAdmins } from '#server/features/notification/mail-admins.ts';
import { findEntry, findLastEntry } from './audit.store.ts';

/**
 * Notes the last entry of the audit log outside the database, once the one noted before is found
 * unchanged. If it isn't, the log says so each time and administrators get one email.
 */
export async function verifyAnchor(ctx: Ctx): Promise<void> {
  const before = await ctx.auditAnchors.last();
  const last = await findLastEntry(ctx);
  if (before) {
    const found = await findEntry(ctx, before.place);
    if (found?.hash !== before.hash) {
      ctx.log.error({ place: before.place }, 'the audit log was altered or cut off');
      await inTransaction(ctx, (tx) =>
        mailAdmins(tx, 'reportsAlerts', `audit.${before.place}`, ({ t }) => ({
          subject: t('admin-mail.audit.subject'),
          text: t('admin-mail.audit.text', { place: before.place }),
          action: { label: t('admin-mail.audit.action'), path: '/security' },
        })),
      );
      return;
    }
  }
  if (!last || last.place === before?.place) return;
  await ctx.auditAnchors.add({ ...last, at: ctx.now.toISOString() });
  ctx.log.info(last, 'the audit log reaches to this entry');
}
