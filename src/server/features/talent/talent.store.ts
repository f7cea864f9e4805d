import {
  and,
  arrayContains,
  asc,
  count,
  desc,
  eq,
  inArray,
  isNull,
  ne,
  type SQL,
  sql,
} from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { VisibleProfile } from '#domain/talent/profile-changes.ts';
import type { Ctx } from '#server/context.ts';
import { containsText } from '#server/db/contains-text.ts';
import { isFindable } from '#server/db/findable-students.ts';
import { isAccessible } from '#server/db/posting-access.ts';
import { users } from '#server/db/tables/accounts.ts';
import { postings } from '#server/db/tables/postings.ts';
import { skills, studentSearch } from '#server/db/tables/search.ts';
import {
  invitations,
  talentEntries,
  talentNotes,
  talentShortlists,
} from '#server/db/tables/talent.ts';
import { visibleState } from '#server/db/visible-invitation.ts';
import type { CompanyScope } from '#server/scopes.ts';

export type TalentFilter = {
  search?: string | undefined;
  tag?: string | undefined;
  isAvailable?: boolean | undefined;
  postingId?: string | undefined;
  /** Dictionary keys; all of them. */
  skillKeys: readonly string[];
};

const adders = alias(users, 'adders');
const columns = {
  entryId: talentEntries.id,
  studentId: talentEntries.studentId,
  tags: talentEntries.tags,
  note: sql<string>`coalesce(${talentNotes.body}, '')`,
  seen: talentEntries.seen,
  version: talentEntries.version,
  addedAt: talentEntries.createdAt,
  addedBy: adders.name,
};

/** Entries of students who can still be found by the company. */
function selectEntries(ctx: Ctx) {
  return ctx.db
    .select(columns)
    .from(talentEntries)
    .innerJoin(studentSearch, eq(studentSearch.userId, talentEntries.studentId))
    .innerJoin(users, eq(users.id, talentEntries.studentId))
    .leftJoin(talentNotes, eq(talentNotes.entryId, talentEntries.id))
    .leftJoin(adders, eq(adders.id, talentEntries.addedBy))
    .$dynamic();
}

const isShown = ({ companyId, userId }: CompanyScope) =>
  and(
    eq(talentEntries.companyId, companyId),
    isNull(talentEntries.removedAt),
    isFindable(companyId, userId),
  );

function matches(scope: CompanyScope, filter: TalentFilter): SQL | undefined {
  const { search, tag, isAvailable, postingId, skillKeys: keys } = filter;
  return and(
    isShown(scope),
    search
      ? containsText([users.name, talentNotes.body, sql`${talentEntries.tags}::text`], search)
      : undefined,
    tag ? arrayContains(talentEntries.tags, [tag]) : undefined,
    isAvailable === undefined ? undefined : eq(studentSearch.isAvailable, isAvailable),
    postingId
      ? sql`exists (select 1 from ${talentShortlists} where ${talentShortlists.entryId} = ${talentEntries.id} and ${talentShortlists.postingId} = ${postingId})`
      : undefined,
    keys.length === 0
      ? undefined
      : sql`(select count(*) from ${skills} where ${skills.key} = any(${sql.param([...keys])}::text[])
          and ${studentSearch.skillHalves} @> array[${skills.id} * 2]) = ${keys.length}`,
  );
}

export async function pageEntries(
  ctx: Ctx,
  scope: CompanyScope,
  { limit, offset, ...filter }: TalentFilter & { limit: number; offset: number },
) {
  return selectEntries(ctx)
    .where(matches(scope, filter))
    .orderBy(desc(talentEntries.createdAt), desc(talentEntries.id))
    .limit(limit)
    .offset(offset);
}

export async function countEntries(ctx: Ctx, scope: CompanyScope, filter: TalentFilter) {
  const [row] = await ctx.db
    .select({ count: count() })
    .from(talentEntries)
    .innerJoin(studentSearch, eq(studentSearch.userId, talentEntries.studentId))
    .innerJoin(users, eq(users.id, talentEntries.studentId))
    .leftJoin(talentNotes, eq(talentNotes.entryId, talentEntries.id))
    .where(matches(scope, filter));
  return row?.count ?? 0;
}

export async function findEntry(ctx: Ctx, scope: CompanyScope, entryId: string) {
  const [row] = await selectEntries(ctx).where(and(isShown(scope), eq(talentEntries.id, entryId)));
  return row;
}

export async function loadNamedEntries(
  ctx: Ctx,
  scope: CompanyScope,
  { search, limit }: { search: string; limit: number },
) {
  return ctx.db
    .select({ id: talentEntries.id, name: users.name, tags: talentEntries.tags })
    .from(talentEntries)
    .innerJoin(studentSearch, eq(studentSearch.userId, talentEntries.studentId))
    .innerJoin(users, eq(users.id, talentEntries.studentId))
    .where(and(isShown(scope), containsText([users.name], search)))
    .orderBy(desc(talentEntries.createdAt), desc(talentEntries.id))
    .limit(limit);
}

/** Tags of entries that the company can see, in alphabetical order. */
export async function loadTags(ctx: Ctx, scope: CompanyScope): Promise<string[]> {
  const rows = await ctx.db
    .selectDistinct({ tag: sql<string>`unnest(${talentEntries.tags})`.as('tag') })
    .from(talentEntries)
    .innerJoin(studentSearch, eq(studentSearch.userId, talentEntries.studentId))
    .where(isShown(scope))
    .orderBy(sql`tag`)
    .limit(200);
  return rows.map(({ tag }) => tag);
}

/** The postings that these entries are shortlisted for, as far as the member may see them. */
export async function loadShortlists(ctx: Ctx, scope: CompanyScope, entryIds: readonly string[]) {
  if (entryIds.length === 0) return [];
  return ctx.db
    .select({ entryId: talentShortlists.entryId, id: postings.id, title: postings.title })
    .from(talentShortlists)
    .innerJoin(postings, eq(postings.id, talentShortlists.postingId))
    .where(
      and(
        inArray(talentShortlists.entryId, [...entryIds]),
        ne(postings.state, 'removed'),
        isAccessible(scope, postings.id),
      ),
    )
    .orderBy(asc(talentShortlists.createdAt), asc(postings.id));
}

/** The company's latest invitation of each of these students to a posting the member may see. */
export async function loadInvitations(
  ctx: Ctx,
  scope: CompanyScope,
  studentIds: readonly string[],
) {
  if (studentIds.length === 0) return [];
  return ctx.db
    .selectDistinctOn([invitations.studentId], {
      studentId: invitations.studentId,
      state: visibleState(scope.userId),
      expiresAt: invitations.expiresAt,
      posting: {
        title: postings.title,
        state: postings.state,
        isComplete: postings.isComplete,
        deadline: postings.deadline,
      },
    })
    .from(invitations)
    .innerJoin(postings, eq(postings.id, invitations.postingId))
    .where(
      and(
        eq(invitations.companyId, scope.companyId),
        inArray(invitations.studentId, [...studentIds]),
        isAccessible(scope, postings.id),
      ),
    )
    .orderBy(invitations.studentId, desc(invitations.createdAt), desc(invitations.id));
}

/** False if the student is in the pool already. */
export async function insertEntry(
  ctx: Ctx,
  scope: CompanyScope,
  row: { id: string; studentId: string; seen: VisibleProfile },
): Promise<boolean> {
  const inserted = await ctx.db
    .insert(talentEntries)
    .values({
      ...row,
      companyId: scope.companyId,
      addedBy: scope.userId,
      createdAt: ctx.now,
    })
    .onConflictDoNothing()
    .returning({ id: talentEntries.id });
  return inserted.length === 1;
}

export async function findEntryOf(ctx: Ctx, scope: CompanyScope, studentId: string) {
  const [row] = await ctx.db
    .select({ entryId: talentEntries.id })
    .from(talentEntries)
    .where(
      and(eq(talentEntries.companyId, scope.companyId), eq(talentEntries.studentId, studentId)),
    );
  return row;
}

export async function insertShortlisted(
  ctx: Ctx,
  scope: CompanyScope,
  row: { entryId: string; postingId: string },
): Promise<void> {
  await ctx.db
    .insert(talentShortlists)
    .values({ ...row, companyId: scope.companyId, createdAt: ctx.now })
    .onConflictDoNothing();
}

export async function deleteShortlisted(
  ctx: Ctx,
  scope: CompanyScope,
  { entryId, postingId }: { entryId: string; postingId: string },
): Promise<void> {
  await ctx.db
    .delete(talentShortlists)
    .where(
      and(
        eq(talentShortlists.companyId, scope.companyId),
        eq(talentShortlists.entryId, entryId),
        eq(talentShortlists.postingId, postingId),
      ),
    );
}

/** Saves the tags if the version is unchanged; false otherwise. */
export async function updateTags(
  ctx: Ctx,
  scope: CompanyScope,
  { entryId, version, tags }: { entryId: string; version: number; tags: string[] },
): Promise<boolean> {
  const updated = await ctx.db
    .update(talentEntries)
    .set({ tags, version: version + 1 })
    .where(
      and(
        eq(talentEntries.companyId, scope.companyId),
        eq(talentEntries.id, entryId),
        eq(talentEntries.version, version),
        isNull(talentEntries.removedAt),
      ),
    )
    .returning({ id: talentEntries.id });
  return updated.length === 1;
}
