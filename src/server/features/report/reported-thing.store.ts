import { and, eq, sql } from 'drizzle-orm';
import type { Target } from '#domain/report/report.ts';
import type { Ctx } from '#server/context.ts';
import { users } from '#server/db/tables/accounts.ts';
import { forumReplies, forumTopics } from '#server/db/tables/community.ts';
import { companies } from '#server/db/tables/companies.ts';
import { externalPostings } from '#server/db/tables/external-postings.ts';
import { postings } from '#server/db/tables/postings.ts';
import { wholeDescription } from '#server/db/whole-description.ts';
import type { AdminScope } from '#server/scopes.ts';

export type Thing = {
  title: string | null;
  text: string | null;
  author: string | null;
  topicId: string | null;
  isHidden: boolean;
  /** The posting's version, needed to change its state. */
  version: number;
  /** True for an external posting. */
  isOutside?: boolean;
};

/** Reported items by id. Omits deleted ones. */
export async function loadThings(
  ctx: Ctx,
  _scope: AdminScope,
  targets: Target[],
): Promise<Map<string, Thing>> {
  const idsOf = (kind: Target['kind']) =>
    sql.param(targets.filter((target) => target.kind === kind).map(({ id }) => id));
  const [topics, replies, jobs, others] = await Promise.all([
    ctx.db
      .select({ topic: forumTopics, author: users.name })
      .from(forumTopics)
      .leftJoin(users, eq(users.id, forumTopics.authorId))
      .where(sql`${forumTopics.id} = any(${idsOf('topic')}::uuid[])`),
    ctx.db
      .select({ reply: forumReplies, title: forumTopics.title, author: users.name })
      .from(forumReplies)
      .innerJoin(forumTopics, eq(forumTopics.id, forumReplies.topicId))
      .leftJoin(users, eq(users.id, forumReplies.authorId))
      .where(sql`${forumReplies.id} = any(${idsOf('reply')}::uuid[])`),
    ctx.db
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
      ),
    ctx.db
      .select({
        id: externalPostings.id,
        title: externalPostings.title,
        text: externalPostings.description,
        author: externalPostings.companyName,
        closedAt: externalPostings.closedAt,
      })
      .from(externalPostings)
      .where(sql`${externalPostings.id} = any(${idsOf('posting')}::uuid[])`),
  ]);
  return new Map<string, Thing>([
    ...topics.map(({ topic, author }): [string, Thing] => [
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
    ...replies.map(({ reply, title, author }): [string, Thing] => [
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
    ...jobs.map(({ id, title, text, state, version, author }): [string, Thing] => [
      id,
      { title, text, author, topicId: null, isHidden: state !== 'active', version },
    ]),
    ...others.map(({ id, title, text, author, closedAt }): [string, Thing] => [
      id,
      {
        title,
        text,
        author,
        topicId: null,
        isHidden: closedAt !== null,
        version: 0,
        isOutside: true,
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
    const [outside] = await ctx.db
      .select({ id: externalPostings.id })
      .from(externalPostings)
      .where(and(eq(externalPostings.id, id), sql`${externalPostings.closedAt} is null`));
    return outside !== undefined;
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
