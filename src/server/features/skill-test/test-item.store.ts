import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { fewestItemAnswers, type ItemStatistics } from '#domain/skill-test/item-statistics.ts';
import type { TestDomain } from '#domain/skill-test/skill-test.ts';
import type { ImportedItem } from '#domain/skill-test/test-item.ts';
import type { Ctx } from '#server/context.ts';
import { testAnswers, testAttempts, testItems } from '#server/db/tables/skill-tests.ts';
import type { AdminScope } from '#server/scopes.ts';

export type ItemRow = typeof testItems.$inferSelect;

/** The imported items that new tests of a domain may ask. */
export async function loadImported(ctx: Ctx, domain: TestDomain): Promise<ItemRow[]> {
  return ctx.db
    .select()
    .from(testItems)
    .where(and(eq(testItems.domain, domain), isNull(testItems.removedAt)));
}

/** Which of these ids are taken, also by removed items. */
export async function loadTakenIds(ctx: Ctx, _scope: AdminScope, ids: string[]): Promise<string[]> {
  const rows = await ctx.db
    .select({ id: testItems.id })
    .from(testItems)
    .where(inArray(testItems.id, ids));
  return rows.map(({ id }) => id);
}

/** The ids that were free; the others stay as they are. */
export async function insertItems(ctx: Ctx, _scope: AdminScope, items: readonly ImportedItem[]) {
  const rows = await ctx.db
    .insert(testItems)
    .values(items.map((item) => ({ ...item, createdAt: ctx.now })))
    .onConflictDoNothing()
    .returning({ id: testItems.id });
  return rows.map(({ id }) => id);
}

export async function updateRemoved(ctx: Ctx, _scope: AdminScope, id: string): Promise<boolean> {
  const rows = await ctx.db
    .update(testItems)
    .set({ removedAt: ctx.now })
    .where(and(eq(testItems.id, id), isNull(testItems.removedAt)))
    .returning({ id: testItems.id });
  return rows.length > 0;
}

/**
 * Classical item statistics of a domain, over the graded answers that are neither empty nor could
 * not be run. Difficulty p = right / answers. Discrimination is the point-biserial correlation of
 * the item (1 right, 0 wrong) with the share of right answers to the other questions of the same
 * test: r = cov(x, rest) / (s(x) s(rest)). Leaving the item itself out avoids a correlation of the
 * item with itself (Henrysson 1963, Correction of item-total correlations in item analysis,
 * Psychometrika 28, 211–218).
 */
export async function loadStatistics(
  ctx: Ctx,
  _scope: AdminScope,
  domain: TestDomain,
): Promise<Map<string, ItemStatistics>> {
  const ofTest = sql`over (partition by ${testAnswers.userId}, ${testAnswers.attemptId})`;
  const { rows } = await ctx.db.execute<ItemStatistics & { id: string }>(sql`
    select id, count(*)::int as answers,
      case when count(*) >= ${fewestItemAnswers} then avg(is_right) end as share,
      case when count(rest) >= ${fewestItemAnswers} then corr(is_right, rest) end as discrimination
    from (
      select ${testAnswers.itemId} as id, ${testAnswers.isRight}::int::float8 as is_right,
        (sum(${testAnswers.isRight}::int) ${ofTest} - ${testAnswers.isRight}::int)::float8
          / nullif(count(*) ${ofTest} - 1, 0) as rest
      from ${testAnswers}
      join ${testAttempts} on ${testAttempts.userId} = ${testAnswers.userId}
        and ${testAttempts.id} = ${testAnswers.attemptId}
      where ${testAttempts.domain} = ${domain} and ${testAttempts.gradedAt} is not null
        and ${testAnswers.isRight} is not null and btrim(${testAnswers.answer}) <> ''
        and ${testAnswers.problem} is distinct from 'failed'
    ) answered
    group by id`);
  return new Map(rows.map((row) => [row.id, row]));
}
