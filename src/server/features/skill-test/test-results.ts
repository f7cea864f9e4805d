import { cappedTotal } from '#domain/paging/capped-total.ts';
import { oldestResult, type TestDomain } from '#domain/skill-test/skill-test.ts';
import type { Ctx } from '#server/context.ts';
import type { Paging } from '#server/paging/keyset.ts';
import { requireStudent } from '#server/scopes.ts';
import { resultOf } from './reviews.ts';
import { countResults, loadBestScores, loadScores, pageResults } from './test-attempt.store.ts';

export async function listResults(ctx: Ctx, paging: Paging) {
  const scope = requireStudent(ctx);
  const [page, counted] = await Promise.all([
    pageResults(ctx, scope, paging),
    countResults(ctx, scope),
  ]);
  return { ...page, items: page.items.map(resultOf), total: cappedTotal(counted) };
}

const maxScores = 20;

export async function listScores(ctx: Ctx) {
  const rows = await loadScores(ctx, requireStudent(ctx), maxScores);
  return rows.toReversed().map(({ id, domain, submittedAt, score }) => ({
    id,
    domain: domain as TestDomain,
    submittedAt: submittedAt ?? ctx.now,
    score: score ?? 0,
  }));
}

/**
 * The best result of each domain in the last six months, averaged over the domains taken: 0 to 100,
 * or null without a result.
 */
export async function loadTestResult(ctx: Ctx, studentId: string): Promise<number | null> {
  const best = await loadBestScores(ctx, studentId, oldestResult(ctx.now));
  if (best.length === 0) return null;
  return Math.round(best.reduce((sum, score) => sum + score, 0) / best.length);
}
