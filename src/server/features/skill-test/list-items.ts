import type { TestItemRow } from '#contract/skill-test.ts';
import { type ItemSort, sortItems } from '#domain/skill-test/item-statistics.ts';
import type { TestDomain } from '#domain/skill-test/skill-test.ts';
import type { Ctx } from '#server/context.ts';
import { requireAdmin } from '#server/scopes.ts';
import { itemsByDomain } from './items-of.ts';
import { loadImported, loadStatistics } from './test-item.store.ts';

type Wanted = {
  domain: TestDomain;
  sort?: ItemSort | undefined;
  direction?: 'ascending' | 'descending' | undefined;
};

const none = { answers: 0, share: null, discrimination: null };

/** The items that new tests of a domain may ask, with their statistics. */
export async function listItems(
  ctx: Ctx,
  { domain, sort = 'item', direction = 'ascending' }: Wanted,
): Promise<TestItemRow[]> {
  const scope = requireAdmin(ctx);
  const [imported, statistics] = await Promise.all([
    loadImported(ctx, domain),
    loadStatistics(ctx, scope, domain),
  ]);
  const rows = [
    ...itemsByDomain[domain].map((item) => ({ ...item, isImported: false })),
    ...imported.map((item) => ({ ...item, isImported: true })),
  ].map(({ id, difficulty, skill, isImported }) => {
    const { answers, share, discrimination } = statistics.get(id) ?? none;
    return { id, difficulty, skill, isImported, answers, share, discrimination };
  });
  return sortItems(rows, sort, direction === 'descending');
}
