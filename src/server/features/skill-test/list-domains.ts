import { countsFrom, mostQuestions, testDomains } from '#domain/skill-test/skill-test.ts';
import type { Ctx } from '#server/context.ts';
import { requireStudent } from '#server/scopes.ts';
import { itemsByDomain } from './items-of.ts';
import { loadDomains } from './test-attempt.store.ts';

/** The domains that have tests, each with the student's best score. */
export async function listDomains(ctx: Ctx) {
  const taken = await loadDomains(ctx, requireStudent(ctx));
  return testDomains
    .filter((domain) => itemsByDomain[domain].length >= mostQuestions)
    .map((domain) => {
      const own = taken.find((each) => each.domain === domain);
      const from = countsFrom(own?.lastCounted ?? null);
      return { domain, best: own?.best ?? null, countsFrom: from > ctx.now ? from : null };
    });
}
