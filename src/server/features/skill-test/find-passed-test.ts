import type { TestDomain } from '#domain/skill-test/skill-test.ts';
import type { Ctx } from '#server/context.ts';
import { requireStudent } from '#server/scopes.ts';
import { findBestCounted } from './test-attempt.store.ts';

type TestRequirement = { domain: TestDomain; score: number; since: Date };

/** The student's own best result that counted, at least that good and not older. */
export async function findPassedTest(ctx: Ctx, requirement: TestRequirement) {
  return findBestCounted(ctx, requireStudent(ctx), requirement);
}
