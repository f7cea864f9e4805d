import { and, eq, gt, gte, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { v7 as uuid } from 'uuid';
import { dayMs } from '#domain/time.ts';
import type { Ctx } from '#server/context.ts';
import { sessions, users } from '#server/db/tables/accounts.ts';
import { applications } from '#server/db/tables/applications.ts';
import { reports } from '#server/db/tables/community.ts';
import { companies } from '#server/db/tables/companies.ts';
import { contactMessages } from '#server/db/tables/contact.ts';
import { sourceStates } from '#server/db/tables/external-postings.ts';
import { postings } from '#server/db/tables/postings.ts';
import { profiles } from '#server/db/tables/profiles.ts';
import { planRequests } from '#server/db/tables/subscriptions.ts';
import { cappedRows } from '#server/paging/capped-rows.ts';
import type { AdminScope } from '#server/scopes.ts';

const one = { one: sql`1` };

export async function findAnswer(ctx: Ctx): Promise<void> {
  await ctx.db.execute(sql`select 1`);
}

/** Starts a session and finds it again, in a transaction that leaves nothing behind. */
export async function insertTrialSession(ctx: Ctx, { adminId }: AdminScope): Promise<void> {
  const isFound = new Error('The session was found.');
  const token = `probe ${uuid()}`;
  const work = ctx.db.transaction(async (tx) => {
    const times = { createdAt: ctx.now, updatedAt: ctx.now, expiresAt: ctx.now };
    await tx.insert(sessions).values({ id: uuid(), userId: adminId, token, ...times });
    const found = await tx
      .select({ id: users.id })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .where(eq(sessions.token, token));
    throw found.length === 1 ? isFound : new Error('The session is missing.');
  });
  await work.catch((error: unknown) => {
    if (error !== isFound) throw error;
  });
}

/** How many rows there are, how many are of the last 30 days, and of the 30 days before. */
async function countGrowth(ctx: Ctx, table: PgTable, createdAt: PgColumn, where?: SQL) {
  const ago = (days: number) => new Date(ctx.now.getTime() - days * dayMs);
  const count = (...more: (SQL | undefined)[]) =>
    ctx.db.$count(
      cappedRows(
        ctx.db
          .select(one)
          .from(table)
          .where(and(where, ...more)),
      ),
    );
  const [total, recent, before, older] = await Promise.all([
    count(),
    count(gt(createdAt, ago(30))),
    count(gt(createdAt, ago(60)), sql`${createdAt} <= ${ago(30).toISOString()}::timestamptz`),
    ctx.db
      .select(one)
      .from(table)
      .where(and(where, lt(createdAt, ago(30))))
      .limit(1),
  ]);
  return { total, recent, before: older.length === 0 ? null : before };
}

export async function loadGrowth(ctx: Ctx, _scope: AdminScope) {
  const isThere = or(eq(companies.isActive, true), ne(companies.status, 'suspended'));
  const [people, employers, jobs, sent] = await Promise.all([
    countGrowth(ctx, profiles, profiles.createdAt),
    countGrowth(ctx, companies, companies.createdAt, isThere),
    countGrowth(ctx, postings, postings.createdAt, eq(postings.state, 'active')),
    countGrowth(ctx, applications, applications.createdAt),
  ]);
  return { users: people, companies: employers, postings: jobs, applications: sent };
}

export async function countWaiting(ctx: Ctx, _scope: AdminScope) {
  const isPending = sql`${companies.status} in ('pending', 'requested')`;
  const isThere = or(eq(companies.isActive, true), ne(companies.status, 'suspended'));
  const [waiting, open, sources, messages, plans] = await Promise.all([
    ctx.db.$count(companies, and(isPending, isThere)),
    ctx.db.$count(reports, eq(reports.state, 'open')),
    ctx.db.$count(sourceStates, gte(sourceStates.failures, 1)),
    ctx.db.$count(contactMessages, eq(contactMessages.state, 'open')),
    ctx.db.$count(planRequests, eq(planRequests.state, 'open')),
  ]);
  return { companies: waiting, reports: open, sources, messages, plans };
}
