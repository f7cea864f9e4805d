import { oldestResult } from '#domain/skill-test/skill-test.ts';
import type { Ctx } from '#server/context.ts';
import { loadBestScores } from './test-attempt.store.ts';

/**
 * The best result of each domain in the last six months, averaged over the domains taken: 0 to 100,
 * or null without a result.
 */
export async function loadTestResult(ctx: Ctx, studentId: string): Promise<number | null> {
  const best = await loadBestScores(ctx, studentId, oldestResult(ctx.now));
  if (best.length === 0) return null;
  return Math.round(best.reduce((sum, score) => sum + score, 0) / best.length);
}
