import type { Ctx } from '#server/context.ts';
import { requireAdmin } from '#server/scopes.ts';
import { pageEntries } from './audit.store.ts';
import { hashOf, noHash } from './hash-of.ts';

export type AuditVerdict =
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
  let last = { place: 0, hash: noHash };
  for (;;) {
    const entries = await pageEntries(ctx, last.place, atOnce);
    for (const entry of entries) {
      const place = last.place + 1;
      if (entry.place !== place) return { ok: false, place, problem: 'missing' };
      const isAnchored = anchor?.place !== place || anchor.hash === entry.hash;
      const isWhole =
        isAnchored && entry.previousHash === last.hash && entry.hash === hashOf(entry);
      if (!isWhole) return { ok: false, place, problem: 'changed' };
      last = entry;
    }
    if (entries.length === atOnce) continue;
    if (anchor && anchor.place > last.place)
      return { ok: false, place: last.place + 1, problem: 'missing' };
    return { ok: true, entries: last.place, lastHash: last.hash };
  }
}
