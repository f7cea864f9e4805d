import { makeItem } from '#domain/skill-test/create-random.ts';
import type { TestDomain } from '#domain/skill-test/skill-test.ts';
import type { Ctx } from '#server/context.ts';
import { itemsByDomain } from '#server/features/skill-test/test-items.ts';
import { requireMember } from '#server/scopes.ts';

const exampleSeed = 1;

/** The items of the product's own skill tests, each as one candidate might get it. */
export function listBankItems(ctx: Ctx, { domain }: { domain: TestDomain }) {
  requireMember(ctx, ['owner', 'recruiter']);
  return itemsByDomain[domain].map((item) => {
    const { kind, prompt } = makeItem(item, exampleSeed);
    const { id: itemId, difficulty, skill } = item;
    return { itemId, difficulty, skill, kind, prompt };
  });
}
