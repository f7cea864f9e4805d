import { existsSync } from 'node:fs';
import type { TestItemRow } from '#contract/skill-test.ts';
import { type ItemSort, sortItems } from '#domain/skill-test/item-statistics.ts';
import {
  countsFrom,
  maxQuestions,
  type TestDomain,
  testDomains,
} from '#domain/skill-test/skill-test.ts';
import type { TestItem } from '#domain/skill-test/test-item.ts';
import { AppError } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { noteAction } from '#server/features/audit/audit-log.ts';
import { requireAdmin, requireStudent } from '#server/scopes.ts';
import { loadDomains } from './test-attempt.store.ts';
import { loadImported, loadStatistics, updateRemoved } from './test-item.store.ts';

const folder = new URL('../../../../content/skill-tests/', import.meta.url);

async function itemsOf(domain: TestDomain): Promise<TestItem[]> {
  const file = new URL(`${domain.replaceAll('_', '-')}.ts`, folder);
  if (!existsSync(file)) return [];
  return ((await import(/* @vite-ignore */ file.href)) as { items: TestItem[] }).items;
}

/** The items of each domain. Server only: they contain the answers. */
export const itemsByDomain: Record<TestDomain, readonly TestItem[]> = {
  frontend: await itemsOf('frontend'),
  backend: await itemsOf('backend'),
  fullstack: await itemsOf('fullstack'),
  devops: await itemsOf('devops'),
  data_science: await itemsOf('data_science'),
  mobile: await itemsOf('mobile'),
};

export const itemById: ReadonlyMap<string, TestItem> = new Map(
  Object.values(itemsByDomain).flatMap((items) => items.map((item) => [item.id, item] as const)),
);

type ItemListInput = {
  domain: TestDomain;
  sort?: ItemSort | undefined;
  direction?: 'ascending' | 'descending' | undefined;
};

const none = { answers: 0, share: null, discrimination: null };

/** The items that new tests of a domain may ask, with their statistics. */
export async function listItems(
  ctx: Ctx,
  { domain, sort = 'item', direction = 'ascending' }: ItemListInput,
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

/** New tests no longer ask an imported item. Tests that have it keep it. */
export async function removeItem(ctx: Ctx, { itemId }: { itemId: string }) {
  const scope = requireAdmin(ctx);
  return inTransaction(ctx, async (tx) => {
    if (!(await updateRemoved(tx, scope, itemId))) throw new AppError('NOT_FOUND');
    await noteAction(tx, {
      action: 'test-items.removed',
      target: { kind: 'test-items' },
      before: { id: itemId },
    });
    return { itemId };
  });
}

/** The domains that have tests, each with the student's best score. */
export async function listDomains(ctx: Ctx) {
  const takenDomains = await loadDomains(ctx, requireStudent(ctx));
  return testDomains
    .filter((domain) => itemsByDomain[domain].length >= maxQuestions)
    .map((domain) => {
      const own = takenDomains.find((each) => each.domain === domain);
      const from = countsFrom(own?.lastCounted ?? null);
      return { domain, best: own?.best ?? null, countsFrom: from > ctx.now ? from : null };
    });
}
