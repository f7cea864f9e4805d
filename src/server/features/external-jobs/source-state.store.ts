import { and, eq, inArray, lt, notInArray, sql } from 'drizzle-orm';
import type { SourceProblem } from '#domain/external-jobs/source-problem.ts';
import type { Ctx } from '#server/context.ts';
import { sourceAnswers, sourceStates } from '#server/db/tables/external-postings.ts';

export async function loadStates({ db }: Ctx) {
  const rows = await db.select().from(sourceStates);
  return new Map(rows.map((row) => [row.source, row]));
}

export async function findState({ db }: Ctx, key: string) {
  const [row] = await db.select().from(sourceStates).where(eq(sourceStates.source, key));
  return row;
}

/** With a problem, only the first pages came. */
export async function upsertAnswered({ db, now }: Ctx, key: string, problem: SourceProblem | null) {
  const change = { failures: 0, pausedUntil: null, answeredAt: now, problem };
  await db
    .insert(sourceStates)
    .values({ source: key, ...change })
    .onConflictDoUpdate({ target: sourceStates.source, set: change });
}

export async function upsertFailure({ db, now }: Ctx, key: string, problem: SourceProblem) {
  const [row] = await db
    .insert(sourceStates)
    .values({ source: key, failures: 1, failedAt: now, problem })
    .onConflictDoUpdate({
      target: sourceStates.source,
      set: { failures: sql`${sourceStates.failures} + 1`, failedAt: now, problem },
    })
    .returning({ failures: sourceStates.failures });
  return row?.failures ?? 1;
}

export async function updatePausedUntil({ db }: Ctx, keys: string[], until: Date | null) {
  await db
    .update(sourceStates)
    .set({ pausedUntil: until })
    .where(inArray(sourceStates.source, keys));
}

/** Claims a query. Returns false if any process has run it after `since`. */
export async function upsertQuestion({ db, now }: Ctx, key: string, since: Date): Promise<boolean> {
  const rows = await db
    .insert(sourceAnswers)
    .values({ key, found: 0, answeredAt: now })
    .onConflictDoUpdate({
      target: sourceAnswers.key,
      set: { answeredAt: now },
      setWhere: lt(sourceAnswers.answeredAt, since),
    })
    .returning({ key: sourceAnswers.key });
  return rows.length > 0;
}

export async function updateQuestion({ db }: Ctx, key: string, found: number): Promise<void> {
  await db.update(sourceAnswers).set({ found }).where(eq(sourceAnswers.key, key));
}

/** Allows failed queries to be repeated immediately. */
export async function deleteQuestions({ db }: Ctx, keys: string[]): Promise<void> {
  await db.delete(sourceAnswers).where(inArray(sourceAnswers.key, keys));
}

export async function findQuestion({ db }: Ctx, key: string) {
  const [row] = await db.select().from(sourceAnswers).where(eq(sourceAnswers.key, key));
  return row;
}

export async function loadQuestions({ db }: Ctx, keys: string[]): Promise<Map<string, Date>> {
  const rows = await db.select().from(sourceAnswers).where(inArray(sourceAnswers.key, keys));
  return new Map(rows.map(({ key, answeredAt }) => [key, answeredAt]));
}

/** Deletes old query times and the states of boards that are no longer read. */
export async function deleteOldStates({ db }: Ctx, keys: string[], before: Date): Promise<void> {
  await db.delete(sourceAnswers).where(lt(sourceAnswers.answeredAt, before));
  await db
    .delete(sourceStates)
    .where(
      and(
        sql`${sourceStates.source} like '%/%'`,
        keys.length > 0 ? notInArray(sourceStates.source, keys) : undefined,
      ),
    );
}
