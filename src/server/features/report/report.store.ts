import { and, asc, eq, gt, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { ReportState, Target } from '#domain/report/report.ts';
import type { Ctx } from '#server/context.ts';
import { lockUntilCommit } from '#server/db/lock-until-commit.ts';
import { users } from '#server/db/tables/accounts.ts';
import { forumReplies, forumTopics, reports } from '#server/db/tables/community.ts';
import { companies } from '#server/db/tables/companies.ts';
import { externalPostings } from '#server/db/tables/external-postings.ts';
import { postings } from '#server/db/tables/postings.ts';
import { wholeDescription } from '#server/db/whole-description.ts';
import { countCapped } from '#server/paging/capped-rows.ts';
import { keyset, type Paging } from '#server/paging/keyset.ts';
import type { AdminScope } from '#server/scopes.ts';

const older = alias(reports, 'older');

/** Keeps one row per item: its first report in that state. */
const isFirst = (state: ReportState) =>
  and(
    eq(reports.state, state),
    sql`not exists (select 1 from ${reports} as ${sql.identifier('older')}
      where ${older.targetKind} = ${reports.targetKind} and ${older.targetId} = ${reports.targetId}
        and ${older.state} = ${reports.state}
        and (${older.createdAt}, ${older.id}) < (${reports.createdAt}, ${reports.id}))`,
  );

/** The items with reports in this state: open ones by longest wait, decided ones newest first. */
export async function pageReported(
  ctx: Ctx,
  _scope: AdminScope,
  state: ReportState,
  paging: Paging,
) {
  const key = keyset(
    { at: reports.createdAt, id: reports.id },
    { ...paging, oldestFirst: state === 'open' },
  );
  const rows = await ctx.db
    .select()
    .from(reports)
    .where(key.where(isFirst(state)))
    .orderBy(...key.orderBy)
    .limit(key.limit);
  return key.page(rows, (row) => ({ at: row.createdAt, id: row.id }));
}

export async function countReported(ctx: Ctx, _scope: AdminScope, state: ReportState) {
  return countCapped(ctx, reports, isFirst(state));
}

const deciders = alias(users, 'deciders');

export async function loadReports(
  ctx: Ctx,
  _scope: AdminScope,
  state: ReportState,
  targets: Target[],
) {
  const ids = sql.param(targets.map(({ id }) => id));
  return ctx.db
    .select({ report: reports, reporter: users.name, decidedBy: deciders.name })
    .from(reports)
    .leftJoin(users, eq(users.id, reports.reporterId))
    .leftJoin(deciders, eq(deciders.id, reports.decidedBy))
    .where(and(eq(reports.state, state), sql`${reports.targetId} = any(${ids}::uuid[])`))
    .orderBy(asc(reports.createdAt), asc(reports.id));
}

export async function lockOpenReports(ctx: Ctx, _scope: AdminScope, { kind, id }: Target) {
  return ctx.db
    .select({ id: reports.id })
    .from(reports)
    .where(and(eq(reports.targetKind, kind), eq(reports.targetId, id), eq(reports.state, 'open')))
    .orderBy(asc(reports.id))
    .for('update');
}

export async function updateDecided(
  ctx: Ctx,
  scope: AdminScope,
  ids: string[],
  state: 'upheld' | 'dismissed',
): Promise<void> {
  await ctx.db
    .update(reports)
    .set({ state, decidedBy: scope.adminId, decidedAt: ctx.now })
    .where(sql`${reports.id} = any(${sql.param(ids)}::uuid[])`);
}

export async function countOpen(ctx: Ctx, { kind, id }: Target): Promise<number> {
  return ctx.db.$count(
    reports,
    and(eq(reports.targetKind, kind), eq(reports.targetId, id), eq(reports.state, 'open')),
  );
}

/** Returns false if this person has already reported it. */
export async function insertReport(ctx: Ctx, row: typeof reports.$inferInsert): Promise<boolean> {
  const { rowCount } = await ctx.db.insert(reports).values(row).onConflictDoNothing();
  return (rowCount ?? 0) > 0;
}

/** Serializes this person's reports until the transaction ends. */
export async function lockReporter(ctx: Ctx, userId: string): Promise<void> {
  await lockUntilCommit(ctx, `report ${userId}`);
}

export async function countReports(ctx: Ctx, { by, since }: { by: string; since: Date }) {
  return ctx.db.$count(reports, and(eq(reports.reporterId, by), gt(reports.createdAt, since)));
}

export type ReportedItem = {
  title: string | null;
  text: string | null;
  author: string | null;
  topicId: string | null;
  isHidden: boolean;
  /** The posting's version, needed to change its state. */
  version: number;
  /** True for an external posting. */
  isExternal?: boolean;
};

/** Reported items by id. Omits deleted ones. */
export async function loadReportedItems(
  ctx: Ctx,
  _scope: AdminScope,
  targets: Target[],
): Promise<Map<string, ReportedItem>> {
  const idsOf = (kind: Target['kind']) =>
    sql.param(targets.filter((target) => target.kind === kind).map(({ id }) => id));
  // One after the other: a decision asks in its transaction, which has one connection.
  const topics = await ctx.db
    .select({ topic: forumTopics, author: users.name })
    .from(forumTopics)
    .leftJoin(users, eq(users.id, forumTopics.authorId))
    .where(sql`${forumTopics.id} = any(${idsOf('topic')}::uuid[])`);
  const replies = await ctx.db
    .select({ reply: forumReplies, title: forumTopics.title, author: users.name })
    .from(forumReplies)
    .innerJoin(forumTopics, eq(forumTopics.id, forumReplies.topicId))
    .leftJoin(users, eq(users.id, forumReplies.authorId))
    .where(sql`${forumReplies.id} = any(${idsOf('reply')}::uuid[])`);
  const jobs = await ctx.db
    .select({
      id: postings.id,
      title: postings.title,
      text: wholeDescription,
      state: postings.state,
      version: postings.version,
      author: companies.name,
    })
    .from(postings)
    .innerJoin(companies, eq(companies.id, postings.companyId))
    .where(
      sql`${postings.id} = any(${idsOf('posting')}::uuid[]) and ${postings.state} <> 'removed'`,
    );
  const others = await ctx.db
    .select({
      id: externalPostings.id,
      title: externalPostings.title,
      text: externalPostings.description,
      author: externalPostings.companyName,
      closedAt: externalPostings.closedAt,
    })
    .from(externalPostings)
    .where(sql`${externalPostings.id} = any(${idsOf('posting')}::uuid[])`);
  return new Map<string, ReportedItem>([
    ...topics.map(({ topic, author }): [string, ReportedItem] => [
      topic.id,
      {
        title: topic.title,
        text: topic.body,
        author,
        topicId: topic.id,
        isHidden: topic.hiddenAt !== null,
        version: topic.version,
      },
    ]),
    ...replies.map(({ reply, title, author }): [string, ReportedItem] => [
      reply.id,
      {
        title,
        text: reply.body,
        author,
        topicId: reply.topicId,
        isHidden: reply.hiddenAt !== null,
        version: reply.version,
      },
    ]),
    ...jobs.map(({ id, title, text, state, version, author }): [string, ReportedItem] => [
      id,
      { title, text, author, topicId: null, isHidden: state !== 'active', version },
    ]),
    ...others.map(({ id, title, text, author, closedAt }): [string, ReportedItem] => [
      id,
      {
        title,
        text,
        author,
        topicId: null,
        isHidden: closedAt !== null,
        version: 0,
        isExternal: true,
      },
    ]),
  ]);
}

/** Whether the public can see the item. */
export async function findVisible(ctx: Ctx, { kind, id }: Target): Promise<boolean> {
  if (kind === 'posting') {
    const [row] = await ctx.db
      .select({ id: postings.id })
      .from(postings)
      .innerJoin(companies, eq(companies.id, postings.companyId))
      .where(
        and(eq(postings.id, id), eq(postings.state, 'active'), eq(companies.status, 'approved')),
      );
    if (row) return true;
    const [external] = await ctx.db
      .select({ id: externalPostings.id })
      .from(externalPostings)
      .where(and(eq(externalPostings.id, id), sql`${externalPostings.closedAt} is null`));
    return external !== undefined;
  }
  const table = kind === 'topic' ? forumTopics : forumReplies;
  const [row] = await ctx.db
    .select({ id: table.id })
    .from(table)
    .where(and(eq(table.id, id), sql`${table.hiddenAt} is null`));
  return row !== undefined;
}

/** Hides a topic or reply from everyone. Its content remains stored. */
export async function updateHidden(ctx: Ctx, scope: AdminScope, { kind, id }: Target) {
  const table = kind === 'topic' ? forumTopics : forumReplies;
  await ctx.db
    .update(table)
    .set({ hiddenAt: ctx.now, hiddenBy: scope.adminId, version: sql`${table.version} + 1` })
    .where(and(eq(table.id, id), sql`${table.hiddenAt} is null`));
}
