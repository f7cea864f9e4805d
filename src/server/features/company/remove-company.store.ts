import { and, count, eq, exists, inArray, isNotNull, not, sql } from 'drizzle-orm';
import type { Ctx } from '#server/context.ts';
import { isPostingOf } from '#server/db/joins.ts';
import {
  applicationInterviewers,
  applicationNotes,
  applicationRatings,
} from '#server/db/tables/application-messages.ts';
import { applications } from '#server/db/tables/applications.ts';
import { assessments } from '#server/db/tables/assessments.ts';
import { companies, companyInvitations, companyMembers } from '#server/db/tables/companies.ts';
import { companyLogos, companySettings } from '#server/db/tables/company-profile.ts';
import { postingStages } from '#server/db/tables/posting-stages.ts';
import { postings } from '#server/db/tables/postings.ts';
import { applicationViews, postingCriteria, scorecards } from '#server/db/tables/scorecards.ts';
import { planRequests, planUsed, subscriptions } from '#server/db/tables/subscriptions.ts';
import { invitations, talentEntries, talentNotes } from '#server/db/tables/talent.ts';
import type { AdminScope } from '#server/scopes.ts';

/** The members who belong to no other company. */
export async function loadOwnMembers(
  tx: Ctx,
  _scope: AdminScope,
  companyId: string,
): Promise<string[]> {
  const ofCompany = tx.db
    .select({ userId: companyMembers.userId })
    .from(companyMembers)
    .where(eq(companyMembers.companyId, companyId));
  const rows = await tx.db
    .select({ userId: companyMembers.userId })
    .from(companyMembers)
    .where(inArray(companyMembers.userId, ofCompany))
    .groupBy(companyMembers.userId)
    .having(eq(count(), 1));
  return rows.map(({ userId }) => userId);
}

export async function countApplications(tx: Ctx, _scope: AdminScope, companyId: string) {
  return tx.db.$count(applications, eq(applications.companyId, companyId));
}

/** Deletes the company and, by cascade, its postings. */
export async function deleteCompany(tx: Ctx, _scope: AdminScope, companyId: string) {
  await tx.db.delete(companies).where(eq(companies.id, companyId));
}

/**
 * Deletes the company's internal data: members, logo, settings, notes, ratings, scorecards,
 * assessments, talent pool, invitations, and postings without applications.
 */
export async function deleteInner(tx: Ctx, _scope: AdminScope, companyId: string): Promise<void> {
  const { db } = tx;
  await db.delete(companyMembers).where(eq(companyMembers.companyId, companyId));
  await db.delete(companyInvitations).where(eq(companyInvitations.companyId, companyId));
  await db.delete(companyLogos).where(eq(companyLogos.companyId, companyId));
  await db.delete(companySettings).where(eq(companySettings.companyId, companyId));
  await db.delete(applicationNotes).where(eq(applicationNotes.companyId, companyId));
  await db.delete(applicationRatings).where(eq(applicationRatings.companyId, companyId));
  await db.delete(applicationInterviewers).where(eq(applicationInterviewers.companyId, companyId));
  const others = [talentNotes, talentEntries, invitations, subscriptions, planUsed, planRequests];
  for (const table of [...others, assessments, scorecards, applicationViews, postingCriteria])
    await db.delete(table).where(eq(table.companyId, companyId));
  await db
    .update(applications)
    .set({ stageId: null })
    .where(and(eq(applications.companyId, companyId), isNotNull(applications.stageId)));
  await db.delete(postingStages).where(eq(postingStages.companyId, companyId));
  const received = db
    .select({ one: sql`1` })
    .from(applications)
    .where(isPostingOf(applications));
  await db.delete(postings).where(and(eq(postings.companyId, companyId), not(exists(received))));
}

/**
 * Keeps only the company's name and the titles of postings with applications. No page or account
 * remains.
 */
export async function updateToNameOnly(tx: Ctx, _scope: AdminScope, companyId: string) {
  const changed = { updatedAt: tx.now };
  await tx.db
    .update(postings)
    .set({ state: 'removed', version: sql`${postings.version} + 1`, ...changed })
    .where(eq(postings.companyId, companyId));
  await tx.db
    .update(companies)
    .set({
      slug: companyId,
      status: 'suspended',
      isActive: false,
      website: null,
      linkedinUrl: null,
      industry: null,
      size: null,
      location: null,
      foundedYear: null,
      address: null,
      logoId: null,
      primaryColor: null,
      secondaryColor: null,
      description: null,
      contactFirstName: '',
      contactLastName: '',
      contactEmail: null,
      contactPhone: null,
      version: sql`${companies.version} + 1`,
      ...changed,
    })
    .where(eq(companies.id, companyId));
}
