import { and, eq, inArray, notInArray, or, sql } from 'drizzle-orm';
import type { Ctx } from '#server/context.ts';
import { inAlphabet } from '#server/db/in-alphabet.ts';
import { seesApplication } from '#server/db/posting-access.ts';
import { users } from '#server/db/tables/accounts.ts';
import {
  applicationInterviewers,
  applicationNotes,
  applicationRatings,
} from '#server/db/tables/application-messages.ts';
import { companyMembers } from '#server/db/tables/companies.ts';
import { keyset, type Paging } from '#server/paging/keyset.ts';
import type { CompanyScope } from '#server/scopes.ts';

const placed = { at: applicationNotes.createdAt, id: applicationNotes.id };

/** Newest first. */
export async function pageNotes(
  ctx: Ctx,
  scope: CompanyScope,
  { applicationId, ...paging }: Paging & { applicationId: string },
) {
  const key = keyset(placed, paging);
  const rows = await ctx.db
    .select({
      id: applicationNotes.id,
      body: applicationNotes.body,
      at: applicationNotes.createdAt,
      author: users.name,
    })
    .from(applicationNotes)
    .leftJoin(users, eq(users.id, applicationNotes.authorId))
    .where(
      key.where(
        eq(applicationNotes.companyId, scope.companyId),
        eq(applicationNotes.applicationId, applicationId),
      ),
    )
    .orderBy(...key.orderBy)
    .limit(key.limit);
  return key.page(rows, (row) => row);
}

export async function insertNote(
  ctx: Ctx,
  scope: CompanyScope,
  note: { id: string; applicationId: string; body: string },
): Promise<void> {
  await ctx.db.insert(applicationNotes).values({
    ...note,
    companyId: scope.companyId,
    authorId: scope.userId,
    createdAt: ctx.now,
  });
}

export async function loadRatings(ctx: Ctx, scope: CompanyScope, applicationId: string) {
  return ctx.db
    .select({
      memberId: applicationRatings.memberId,
      name: users.name,
      stars: applicationRatings.stars,
    })
    .from(applicationRatings)
    .innerJoin(users, eq(users.id, applicationRatings.memberId))
    .where(
      and(
        eq(applicationRatings.companyId, scope.companyId),
        eq(applicationRatings.applicationId, applicationId),
      ),
    )
    .orderBy(inAlphabet(users.name), users.id);
}

export async function upsertRating(
  ctx: Ctx,
  scope: CompanyScope,
  rating: { applicationId: string; stars: number },
): Promise<void> {
  const { stars } = rating;
  await ctx.db
    .insert(applicationRatings)
    .values({
      ...rating,
      companyId: scope.companyId,
      memberId: scope.userId,
      updatedAt: ctx.now,
    })
    .onConflictDoUpdate({
      target: [
        applicationRatings.companyId,
        applicationRatings.applicationId,
        applicationRatings.memberId,
      ],
      set: { stars, updatedAt: ctx.now },
    });
}

/** Which of these members are interviewers who may see the application. */
export async function loadInterviewerIds(
  ctx: Ctx,
  scope: CompanyScope,
  applicationId: string,
  memberIds: string[],
): Promise<string[]> {
  const rows = await ctx.db
    .select({ id: companyMembers.userId })
    .from(companyMembers)
    .where(
      and(
        eq(companyMembers.companyId, scope.companyId),
        eq(companyMembers.role, 'interviewer'),
        inArray(companyMembers.userId, memberIds),
        seesApplication(applicationId),
      ),
    );
  return rows.map(({ id }) => id);
}

export async function upsertInterviewers(
  ctx: Ctx,
  scope: CompanyScope,
  applicationId: string,
  memberIds: string[],
): Promise<void> {
  if (memberIds.length === 0) return;
  await ctx.db
    .insert(applicationInterviewers)
    .values(
      memberIds.map((memberId) => ({
        companyId: scope.companyId,
        applicationId,
        memberId,
        createdAt: ctx.now,
      })),
    )
    .onConflictDoNothing();
}

/** Removes all other interviewers from an application. */
export async function deleteInterviewers(
  ctx: Ctx,
  scope: CompanyScope,
  applicationId: string,
  keptIds: string[],
): Promise<string[]> {
  const rows = await ctx.db
    .delete(applicationInterviewers)
    .where(
      and(
        eq(applicationInterviewers.companyId, scope.companyId),
        eq(applicationInterviewers.applicationId, applicationId),
        keptIds.length > 0 ? notInArray(applicationInterviewers.memberId, keptIds) : undefined,
      ),
    )
    .returning({ id: applicationInterviewers.memberId });
  return rows.map(({ id }) => id);
}

/** Removes the interviewers who were added to an application at that time. */
export async function deleteInterviewersAddedAt(
  ctx: Ctx,
  scope: CompanyScope,
  { applicationId, at }: { applicationId: string; at: Date },
): Promise<void> {
  await ctx.db
    .delete(applicationInterviewers)
    .where(
      and(
        eq(applicationInterviewers.companyId, scope.companyId),
        eq(applicationInterviewers.applicationId, applicationId),
        eq(applicationInterviewers.createdAt, at),
      ),
    );
}

/** The members who see any of these applications: all recruiters, and the assigned interviewers. */
export async function loadWatcherIds(
  ctx: Ctx,
  scope: CompanyScope,
  applicationIds: string[],
): Promise<string[]> {
  const rows = await ctx.db
    .select({ id: companyMembers.userId })
    .from(companyMembers)
    .where(
      and(
        eq(companyMembers.companyId, scope.companyId),
        or(
          inArray(companyMembers.role, ['owner', 'recruiter']),
          sql`exists (select 1 from ${applicationInterviewers} assigned
            where assigned.company_id = "company_members"."company_id" and assigned.member_id = "company_members"."user_id"
              and assigned.application_id = any(${sql.param(applicationIds)}::uuid[]))`,
        ),
      ),
    );
  return rows.map(({ id }) => id);
}
