import type { ArchiveState } from '#contract/backup.ts';
import { stateOfArchive } from '#domain/health/health.ts';
import type { Ctx } from '#server/context.ts';

/** Whether the database is archived continuously, and how far. */
export async function loadArchive(ctx: Ctx): Promise<ArchiveState> {
  if (ctx.archive === 'off' || ctx.archive === 'external') return { kind: ctx.archive };
  const status = await ctx.archive.status();
  return { kind: 'on', state: stateOfArchive({ ...status, ageMs: ageOf(ctx, status) }), ...status };
}

export function ageOf({ now }: Pick<Ctx, 'now'>, { safeUntil }: { safeUntil: Date | null }) {
  return safeUntil && Math.max(0, now.getTime() - safeUntil.getTime());
}
