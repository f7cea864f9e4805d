import type { TestDomain } from '#domain/skill-test/skill-test.ts';
import type { Ctx } from '#server/context.ts';
import { requireStudent } from '#server/scopes.ts';
import { loadScores } from './test-attempt.store.ts';

const most = 20;

export async function listScores(ctx: Ctx) {
  const rows = await loadScores(ctx, requireStudent(ctx), most);
  return rows.toReversed().map(({ id, domain, submittedAt, score }) => ({
    id,
    domain: domain as TestDomain,
    submittedAt: submittedAt ?? ctx.now,
    score: score ?? 0,
  }));
}
