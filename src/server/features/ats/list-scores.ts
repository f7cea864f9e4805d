import type { Ctx } from '#server/context.ts';
import { requireStudent } from '#server/scopes.ts';
import { loadScores } from './ats.store.ts';
import { scoreOf } from './score-of.ts';

/** The student's last scores, the newest first. */
export async function listScores(ctx: Ctx) {
  const rows = await loadScores(ctx, requireStudent(ctx));
  return { items: rows.map(scoreOf) };
}
