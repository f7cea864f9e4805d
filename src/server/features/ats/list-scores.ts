import type { Ctx } from '#server/context.ts';
import { requireStudent } from '#server/scopes.ts';
import { loadScores } from './ats.store.ts';
import { scoreOf } from './score-of.ts';

export async function listScores(ctx: Ctx) {
  const rows = await loadScores(ctx, requireStudent(ctx));
  return { items: rows.map(scoreOf) };
}
