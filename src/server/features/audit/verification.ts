import { type Ctx, inTransaction } from '#server/context.ts';
import { mailAdmins } from '#server/features/notification/admin-notices.ts';
import { requireAdmin } from '#server/scopes.ts';
import { hashOf, noHash } from './audit-log.ts';
import { findEntry, findLastEntry, pageEntries } from './audit.store.ts';

/**
 * Notes the last entry of the audit log outside the database, and compares the one noted before. If
 * that was altered, it stays noted as such, the log says so and administrators get one email.
 */
export async function verifyAnchor(ctx: Ctx): Promise<void> {
  const before = await ctx.auditAnchors.last();
  const last = await findLastEntry(ctx);
  if (before) {
    const found = await findEntry(ctx, before.place);
    if (found?.hash !== before.hash) {
      await ctx.auditAnchors.noteBroken(before);
      ctx.log.error({ place: before.place }, 'the audit log was altered or cut off');
      await inTransaction(ctx, (tx) =>
        mailAdmins(tx, 'always', `audit.${before.place}`, ({ t }) => ({
          subject: t('admin-mail.audit.subject'),
          text: t('admin-mail.audit.text', { place: before.place }),
          action: { label: t('admin-mail.audit.action'), path: '/security' },
        })),
      );
    }
  }
  // After an alteration as well, so that the next one is found too.
  if (!last || (last.place === before?.place && last.hash === before.hash)) return;
  await ctx.auditAnchors.add({ ...last, at: ctx.now.toISOString() });
  ctx.log.info(last, 'the audit log reaches to this entry');
}

type AuditVerdict =
  | { ok: true; entries: number; lastHash: string }
  | { ok: false; place: number; problem: 'missing' | 'changed' };

const atOnce = 1_000;

/**
 * Verifies the hash chain from the first entry, and that it still has what was noted outside the
 * database. Finds the first missing or changed one.
 */
export async function verifyAudit(ctx: Ctx): Promise<AuditVerdict> {
  if (ctx.actor.kind !== 'system') requireAdmin(ctx);
  const anchor = await ctx.auditAnchors.last();
  const broken = await ctx.auditAnchors.firstBroken();
  let last = { place: 0, hash: noHash };
  for (;;) {
    const entries = await pageEntries(ctx, last.place, atOnce);
    for (const entry of entries) {
      const place = last.place + 1;
      if (entry.place !== place) return { ok: false, place, problem: 'missing' };
      const isAnchored = [anchor, broken].every(
        (each) => each?.place !== place || each.hash === entry.hash,
      );
      const isWhole =
        isAnchored && entry.previousHash === last.hash && entry.hash === hashOf(entry);
      if (!isWhole) return { ok: false, place, problem: 'changed' };
      last = entry;
    }
    if (entries.length === atOnce) continue;
    if (Math.max(anchor?.place ?? 0, broken?.place ?? 0) > last.place)
      return { ok: false, place: last.place + 1, problem: 'missing' };
    return { ok: true, entries: last.place, lastHash: last.hash };
  }
}
