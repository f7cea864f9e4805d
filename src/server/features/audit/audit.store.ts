import { and, asc, desc, eq, gt, ilike, lt, or, sql, type SQL } from 'drizzle-orm';
import { alias, unionAll } from 'drizzle-orm/pg-core';
import { isUuid } from '#domain/is-uuid.ts';
import { AppError } from '#server/app-error.ts';
import type { Ctx } from '#server/context.ts';
import { inAlphabet } from '#server/db/in-alphabet.ts';
import { adminUsers, users } from '#server/db/tables/accounts.ts';
import { auditEntries } from '#server/db/tables/audit-entries.ts';
import { communityEvents, forumTopics } from '#server/db/tables/community.ts';
import { companies } from '#server/db/tables/companies.ts';
import { drives } from '#server/db/tables/drives.ts';
import { postings } from '#server/db/tables/postings.ts';
import { countCapped } from '#server/paging/capped-rows.ts';
import type { Paging } from '#server/paging/keyset.ts';
import { defaultLimit, pageAround } from '#server/paging/page-around.ts';
import type { AdminScope } from '#server/scopes.ts';

const lockName = 'firstrung audit log';

/**
 * Serializes entries until the transaction ends, so that positions have no gap and each hash
 * follows the previous one.
 */
export async function lockAudit(ctx: Ctx): Promise<void> {
  await ctx.db.execute(sql`select pg_advisory_xact_lock(hashtext(${lockName}))`);
}

export async function findLastEntry(ctx: Ctx) {
  const [row] = await ctx.db
    .select({ place: auditEntries.place, hash: auditEntries.hash })
    .from(auditEntries)
    .orderBy(desc(auditEntries.place))
    .limit(1);
  return row;
}

export async function findEntry(ctx: Ctx, place: number) {
  const [row] = await ctx.db
    .select({ hash: auditEntries.hash })
    .from(auditEntries)
    .where(eq(auditEntries.place, place));
  return row;
}

export async function insertEntry(ctx: Ctx, row: typeof auditEntries.$inferInsert): Promise<void> {
  await ctx.db.insert(auditEntries).values(row);
}

export async function pageEntries(ctx: Ctx, afterPlace: number, limit: number) {
  return ctx.db
    .select()
    .from(auditEntries)
    .where(gt(auditEntries.place, afterPlace))
    .orderBy(asc(auditEntries.place))
    .limit(limit);
}

export type EntryFilter = {
  action?: string | undefined;
  actor?: string | undefined;
  search?: string | undefined;
  /** The first and last day, in UTC. */
  from?: string | undefined;
  to?: string | undefined;
};

const subjects = alias(users, 'subjects');

/** Matches entries whose target has this text in its name. */
function isAbout(ctx: Ctx, search: string): SQL {
  if (isUuid(search)) return eq(auditEntries.targetId, search);
  const pattern = `%${search.replace(/[\\%_]/gu, String.raw`\$&`)}%`;
  const named = unionAll(
    ctx.db
      .select({ kind: sql<string>`'company'`, id: companies.id })
      .from(companies)
      .where(ilike(companies.name, pattern)),
    ctx.db
      .select({ kind: sql<string>`'posting'`, id: postings.id })
      .from(postings)
      .where(ilike(postings.title, pattern)),
    ctx.db
      .select({ kind: sql<string>`'account'`, id: users.id })
      .from(users)
      .where(or(ilike(users.email, pattern), ilike(users.name, pattern))),
    ctx.db
      .select({ kind: sql<string>`'event'`, id: communityEvents.id })
      .from(communityEvents)
      .where(ilike(communityEvents.title, pattern)),
    ctx.db
      .select({ kind: sql<string>`'drive'`, id: drives.id })
      .from(drives)
      .where(ilike(drives.companyName, pattern)),
    ctx.db
      .select({ kind: sql<string>`'topic'`, id: forumTopics.id })
      .from(forumTopics)
      .where(ilike(forumTopics.title, pattern)),
  );
  return sql`(${auditEntries.targetKind}, ${auditEntries.targetId}) in ${named}`;
}

function matchesFilter(
  ctx: Ctx,
  { action, actor, search, from, to }: EntryFilter,
): SQL | undefined {
  return and(
    action ? eq(auditEntries.action, action) : undefined,
    actor ? eq(auditEntries.actorId, actor) : undefined,
    search ? isAbout(ctx, search) : undefined,
    from ? sql`${auditEntries.at} >= (${from}::date)::timestamp at time zone 'UTC'` : undefined,
    to ? sql`${auditEntries.at} < (${to}::date + 1)::timestamp at time zone 'UTC'` : undefined,
  );
}

function placeOf(cursor: string): number {
  if (!/^\d{1,15}$/u.test(cursor)) throw new AppError('INVALID_INPUT');
  return Number(cursor);
}

/** Entries by position, newest first, with the present names of actor and target. */
export async function pageNewest(ctx: Ctx, _scope: AdminScope, input: Paging & EntryFilter) {
  const { after, before, limit = defaultLimit } = input;
  const { place } = auditEntries;
  const rows = await ctx.db
    .select({
      entry: auditEntries,
      actorName: users.name,
      actorEmail: users.email,
      targetName: sql<
        string | null
      >`coalesce(${companies.name}, nullif(${postings.title}, ''), ${subjects.email}, ${communityEvents.title}, ${drives.companyName}, nullif(${forumTopics.title}, ''))`,
    })
    .from(auditEntries)
    .leftJoin(users, eq(users.id, auditEntries.actorId))
    .leftJoin(
      companies,
      and(eq(auditEntries.targetKind, 'company'), eq(companies.id, auditEntries.targetId)),
    )
    .leftJoin(
      postings,
      and(eq(auditEntries.targetKind, 'posting'), eq(postings.id, auditEntries.targetId)),
    )
    .leftJoin(
      subjects,
      and(eq(auditEntries.targetKind, 'account'), eq(subjects.id, auditEntries.targetId)),
    )
    .leftJoin(
      communityEvents,
      and(eq(auditEntries.targetKind, 'event'), eq(communityEvents.id, auditEntries.targetId)),
    )
    .leftJoin(
      drives,
      and(eq(auditEntries.targetKind, 'drive'), eq(drives.id, auditEntries.targetId)),
    )
    .leftJoin(
      forumTopics,
      and(eq(auditEntries.targetKind, 'topic'), eq(forumTopics.id, auditEntries.targetId)),
    )
    .where(
      and(
        after === undefined ? undefined : lt(place, placeOf(after)),
        before === undefined ? undefined : gt(place, placeOf(before)),
        matchesFilter(ctx, input),
      ),
    )
    .orderBy(before === undefined ? desc(place) : asc(place))
    .limit(limit + 1);
  return pageAround(rows, { after, before, limit }, ({ entry }) => String(entry.place));
}

export async function countEntries(ctx: Ctx, _scope: AdminScope, filter: EntryFilter) {
  return countCapped(ctx, auditEntries, matchesFilter(ctx, filter));
}

/** Everyone who is or was an administrator, by name. */
export async function loadActors(ctx: Ctx, _scope: AdminScope) {
  return ctx.db
    .select({ id: users.id, name: users.name })
    .from(adminUsers)
    .innerJoin(users, sql`lower(${users.email}) = lower(${adminUsers.email})`)
    .orderBy(inAlphabet(users.name), users.id);
}
