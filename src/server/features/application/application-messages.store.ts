import { and, eq, gt, isNull, type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '#server/context.ts';
import { isPostingOf } from '#server/db/joins.ts';
import { isAccessible } from '#server/db/posting-access.ts';
import { users } from '#server/db/tables/accounts.ts';
import {
  applicationInterviewers,
  applicationMessages,
} from '#server/db/tables/application-messages.ts';
import { applications } from '#server/db/tables/applications.ts';
import { companies } from '#server/db/tables/companies.ts';
import { postings } from '#server/db/tables/postings.ts';
import { visibleChangedAt, visibleStatus } from '#server/db/visible-status.ts';
import { countCapped } from '#server/paging/capped-rows.ts';
import { keyset, type Paging } from '#server/paging/keyset.ts';
import type { CompanyScope, StudentScope } from '#server/scopes.ts';

/** An application as its conversation sees it. Reading it requires a scope. */
export type Conversation = NonNullable<Awaited<ReturnType<typeof findReceivedConversation>>>;
export type NewMessage = typeof applicationMessages.$inferInsert;

const isOwn = (scope: StudentScope, applicationId: string) =>
  and(eq(applications.studentId, scope.studentId), eq(applications.id, applicationId));

const isReceived = (scope: CompanyScope, applicationId: string) =>
  and(
    eq(applications.companyId, scope.companyId),
    eq(applications.id, applicationId),
    isAccessible(scope, applications.postingId),
  );

const isAssigned = (scope: CompanyScope) =>
  sql`exists (select 1 from ${applicationInterviewers}
    where ${applicationInterviewers.companyId} = ${applications.companyId}
      and ${applicationInterviewers.applicationId} = ${applications.id}
      and ${applicationInterviewers.memberId} = ${scope.userId})`;

const receivedState = { status: applications.status, changedAt: applications.updatedAt };
const ownState = { status: visibleStatus, changedAt: visibleChangedAt };

function selectConversations(
  ctx: Ctx,
  state: typeof receivedState | typeof ownState,
  where: SQL | undefined,
) {
  return ctx.db
    .select({
      ...state,
      id: applications.id,
      companyId: applications.companyId,
      studentId: applications.studentId,
      fullName: applications.fullName,
      email: applications.email,
      postingId: applications.postingId,
      postingTitle: postings.title,
      companyName: companies.name,
    })
    .from(applications)
    .innerJoin(postings, isPostingOf(applications))
    .innerJoin(companies, eq(companies.id, applications.companyId))
    .where(where);
}

export async function findOwnConversation(ctx: Ctx, scope: StudentScope, applicationId: string) {
  const [row] = await selectConversations(ctx, ownState, isOwn(scope, applicationId));
  return row;
}

export async function findReceivedConversation(
  ctx: Ctx,
  scope: CompanyScope,
  applicationId: string,
) {
  const [row] = await selectConversations(ctx, receivedState, isReceived(scope, applicationId));
  return row;
}

export async function findAssignedConversation(
  ctx: Ctx,
  scope: CompanyScope,
  applicationId: string,
) {
  const [row] = await selectConversations(
    ctx,
    receivedState,
    and(isReceived(scope, applicationId), isAssigned(scope)),
  );
  return row;
}

/** Finds and locks the conversation, so that nobody else moves it or writes to it. */
export async function lockOwnConversation(ctx: Ctx, scope: StudentScope, applicationId: string) {
  const [row] = await selectConversations(ctx, ownState, isOwn(scope, applicationId)).for(
    'no key update',
    {
      of: applications,
    },
  );
  return row;
}

export async function lockReceivedConversation(
  ctx: Ctx,
  scope: CompanyScope,
  applicationId: string,
) {
  const [row] = await selectConversations(ctx, receivedState, isReceived(scope, applicationId)).for(
    'no key update',
    {
      of: applications,
    },
  );
  return row;
}

const ofConversation = (conversation: Conversation) =>
  and(
    eq(applicationMessages.companyId, conversation.companyId),
    eq(applicationMessages.applicationId, conversation.id),
  );

export async function pageMessages(ctx: Ctx, conversation: Conversation, paging: Paging) {
  const place = { at: applicationMessages.createdAt, id: applicationMessages.id };
  const key = keyset(place, paging);
  const rows = await ctx.db
    .select({
      id: applicationMessages.id,
      authorId: applicationMessages.authorId,
      author: applicationMessages.authorKind,
      accountName: users.name,
      body: applicationMessages.body,
      sentAt: applicationMessages.createdAt,
    })
    .from(applicationMessages)
    .leftJoin(users, eq(users.id, applicationMessages.authorId))
    .where(key.where(ofConversation(conversation)))
    .orderBy(...key.orderBy)
    .limit(key.limit);
  return key.page(rows, (row) => ({ at: row.sentAt, id: row.id }));
}

export async function countMessages(ctx: Ctx, conversation: Conversation): Promise<number> {
  return countCapped(ctx, applicationMessages, ofConversation(conversation));
}

export async function countWritten(
  ctx: Ctx,
  conversation: Conversation,
  written: { by: string; since: Date },
): Promise<number> {
  return ctx.db.$count(
    applicationMessages,
    and(
      ofConversation(conversation),
      eq(applicationMessages.authorId, written.by),
      gt(applicationMessages.createdAt, written.since),
    ),
  );
}

export async function insertMessage(ctx: Ctx, row: NewMessage): Promise<void> {
  await ctx.db.insert(applicationMessages).values(row);
}

/** The company's first message counts as its first response. */
export async function updateFirstAnswer(ctx: Ctx, scope: CompanyScope, conversation: Conversation) {
  await ctx.db
    .update(applications)
    .set({ firstAnsweredAt: ctx.now })
    .where(and(isReceived(scope, conversation.id), isNull(applications.firstAnsweredAt)));
}

export async function loadAssignedIds(ctx: Ctx, conversation: Conversation): Promise<string[]> {
  const rows = await ctx.db
    .select({ memberId: applicationInterviewers.memberId })
    .from(applicationInterviewers)
    .where(
      and(
        eq(applicationInterviewers.companyId, conversation.companyId),
        eq(applicationInterviewers.applicationId, conversation.id),
      ),
    );
  return rows.map(({ memberId }) => memberId);
}
