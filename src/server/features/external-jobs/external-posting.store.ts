import { and, count, eq, gt, inArray, isNotNull, isNull, lt, ne, or, sql } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import type { ExternalContent } from '#domain/external-jobs/parse-response.ts';
import { boardPrefix } from '#domain/external-jobs/raw-posting.ts';
import { sampleSource } from '#domain/external-jobs/source-names.ts';
import type { Ctx } from '#server/context.ts';
import { externalLock } from '#server/db/external-lock.ts';
import { companies } from '#server/db/tables/companies.ts';
import { externalPostings } from '#server/db/tables/external-postings.ts';
import { postings } from '#server/db/tables/postings.ts';

/**
 * Serializes writes of external postings until the transaction ends: which duplicate is shown
 * depends on all of them.
 */
export async function lockExternal({ db }: Ctx): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext(${externalLock}))`);
}

/** Stored postings by the source's own ids. */
export function loadByRefs({ db }: Ctx, source: string, refs: string[]) {
  return db
    .select()
    .from(externalPostings)
    .where(and(eq(externalPostings.source, source), inArray(externalPostings.sourceRef, refs)));
}

export async function upsertExternal(
  { db, now }: Ctx,
  source: string,
  contents: readonly ExternalContent[],
): Promise<void> {
  if (contents.length === 0) return;
  await db
    .insert(externalPostings)
    .values(
      contents.map((content) => ({
        ...content,
        id: uuid(),
        source,
        firstSeenAt: now,
        lastSeenAt: now,
      })),
    )
    .onConflictDoUpdate({
      target: [externalPostings.source, externalPostings.sourceRef],
      set: incoming,
    });
}

const columns = [
  'title',
  'companyName',
  'description',
  'skills',
  'category',
  'level',
  'type',
  'location',
  'isRemote',
  'workplace',
  'salaryMin',
  'salaryMax',
  'salaryCurrency',
  'salaryPeriod',
  'deadline',
  'postedAt',
  'url',
  'hostState',
  'sameKey',
  'lastSeenAt',
] as const satisfies (keyof typeof externalPostings.$inferInsert)[];
const incoming = {
  ...Object.fromEntries(
    columns.map((key) => [key, sql`excluded.${sql.identifier(externalPostings[key].name)}`]),
  ),
  absences: 0,
  closedAt: sql`${externalPostings.removedAt}`,
};

export async function updateSeen({ db, now }: Ctx, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  await db
    .update(externalPostings)
    .set({ lastSeenAt: now, absences: 0 })
    .where(inArray(externalPostings.id, ids));
}

/** Matches postings of one board, or of the source as a whole. */
const within = (source: string, board: string | null) =>
  and(
    eq(externalPostings.source, source),
    board === null
      ? undefined
      : sql`starts_with(${externalPostings.sourceRef}, ${boardPrefix(board)})`,
  );

/**
 * After a complete fetch, counts an absence for each open posting that was not in it. Closes those
 * absent too often in a row.
 */
export async function updateAbsent(
  { db, now }: Ctx,
  from: { source: string; board: string | null },
  absences: number,
) {
  const missed = sql`${externalPostings.absences} + 1`;
  const rows = await db
    .update(externalPostings)
    .set({
      absences: missed,
      closedAt: sql`case when ${missed} >= ${absences} then ${now.toISOString()}::timestamptz end`,
    })
    .where(
      and(
        within(from.source, from.board),
        isNull(externalPostings.closedAt),
        lt(externalPostings.lastSeenAt, now),
      ),
    )
    .returning({
      id: externalPostings.id,
      sameKey: externalPostings.sameKey,
      closedAt: externalPostings.closedAt,
    });
  return rows.filter(({ closedAt }) => closedAt !== null);
}

/** Closes postings that no source has listed since the given time. */
export function updateUnseen({ db, now }: Ctx, before: Date) {
  return db
    .update(externalPostings)
    .set({ closedAt: now })
    .where(
      and(
        isNull(externalPostings.closedAt),
        ne(externalPostings.source, sampleSource),
        lt(externalPostings.lastSeenAt, before),
      ),
    )
    .returning({ id: externalPostings.id, sameKey: externalPostings.sameKey });
}

/** Closes postings from boards that are no longer read. */
export function updateUnread({ db, now }: Ctx, source: string, boards: (string | null)[]) {
  const conditions = boards.map((board) => within(source, board));
  return db
    .update(externalPostings)
    .set({ closedAt: now })
    .where(
      and(
        isNull(externalPostings.closedAt),
        eq(externalPostings.source, source),
        conditions.length > 0 ? sql`not ${or(...conditions)}` : undefined,
      ),
    )
    .returning({ id: externalPostings.id, sameKey: externalPostings.sameKey });
}

export async function deleteClosed({ db }: Ctx, before: Date): Promise<void> {
  await db.delete(externalPostings).where(
    and(
      isNotNull(externalPostings.closedAt),
      lt(externalPostings.closedAt, before),
      // A removed posting is remembered as long as its source lists it.
      or(isNull(externalPostings.removedAt), lt(externalPostings.lastSeenAt, before)),
    ),
  );
}

export async function updateRemoved({ db, now }: Ctx, postingId: string) {
  const [row] = await db
    .update(externalPostings)
    .set({ closedAt: now, removedAt: now })
    .where(and(eq(externalPostings.id, postingId), isNull(externalPostings.removedAt)))
    .returning({ sameKey: externalPostings.sameKey });
  return row;
}

/** The open postings with one of these duplicate keys. */
export function loadSame({ db, now }: Ctx, keys: string[]) {
  return db
    .select({
      id: externalPostings.id,
      source: externalPostings.source,
      sameKey: externalPostings.sameKey,
      hostState: externalPostings.hostState,
      hasSalary: sql<boolean>`coalesce(${externalPostings.salaryMin}, ${externalPostings.salaryMax}) is not null`,
      firstSeenAt: externalPostings.firstSeenAt,
    })
    .from(externalPostings)
    .where(
      and(
        inArray(externalPostings.sameKey, keys),
        ne(externalPostings.source, sampleSource),
        isNull(externalPostings.closedAt),
        or(isNull(externalPostings.deadline), gt(externalPostings.deadline, now)),
      ),
    );
}

/**
 * Open internal postings at companies whose name starts with one of these texts, ignoring spelling
 * variants.
 */
export function loadOwnOf({ db, now }: Ctx, names: string[]) {
  const written = sql`trim(regexp_replace(lower(public.unaccent(${companies.name})), '[^[:alnum:]+#]+', ' ', 'g'))`;
  return db
    .select({
      companyName: companies.name,
      title: postings.title,
      location: postings.location,
      isRemote: sql<boolean>`${postings.workplace} = 'remote'`,
    })
    .from(postings)
    .innerJoin(companies, eq(companies.id, postings.companyId))
    .where(
      and(
        sql`${postings.state} = 'active' and ${postings.isComplete}`,
        eq(companies.status, 'approved'),
        or(isNull(postings.deadline), gt(postings.deadline, now)),
        sql`exists (select from unnest(${sql.param(names)}::text[]) as told(name) where ${written} = told.name or starts_with(${written}, told.name || ' '))`,
      ),
    );
}

export async function loadCompanyNames({ db }: Ctx): Promise<string[]> {
  const rows = await db
    .selectDistinct({ name: companies.name })
    .from(companies)
    .innerJoin(postings, eq(postings.companyId, companies.id))
    .where(and(eq(companies.status, 'approved'), sql`${postings.state} = 'active'`));
  return rows.map(({ name }) => name);
}

/** The duplicate keys of open external postings at these companies. */
export async function loadKeysAt({ db }: Ctx, names: string[]): Promise<string[]> {
  const rows = await db
    .selectDistinct({ sameKey: externalPostings.sameKey })
    .from(externalPostings)
    .where(
      and(
        isNull(externalPostings.closedAt),
        inArray(sql`split_part(${externalPostings.sameKey}, '|', 1)`, names),
      ),
    );
  return rows.map(({ sameKey }) => sameKey);
}

export async function countOpen({ db, now }: Ctx): Promise<Map<string, number>> {
  const rows = await db
    .select({ source: externalPostings.source, open: count() })
    .from(externalPostings)
    .where(
      and(
        isNull(externalPostings.closedAt),
        or(isNull(externalPostings.deadline), gt(externalPostings.deadline, now)),
      ),
    )
    .groupBy(externalPostings.source);
  return new Map(rows.map(({ source, open }) => [source, open]));
}

export async function loadSamples({ db }: Ctx): Promise<string[]> {
  const rows = await db
    .select({ id: externalPostings.id })
    .from(externalPostings)
    .where(eq(externalPostings.source, sampleSource));
  return rows.map(({ id }) => id);
}
