import { and, asc, eq, gt, inArray, isNotNull, isNull, not, sql } from 'drizzle-orm';
import { openStatuses } from '#domain/application/application-status.ts';
import { maxUpcoming } from '#domain/home/upcoming.ts';
import type { Ctx } from '#server/context.ts';
import { isShownInterview } from '#server/db/interview-members.ts';
import { isApplicationOf, isPostingOf } from '#server/db/joins.ts';
import { hasOpenCompany, isSuspended } from '#server/db/open-posting.ts';
import { applications } from '#server/db/tables/applications.ts';
import { atsScores } from '#server/db/tables/ats-scores.ts';
import { communityEvents, eventRegistrations } from '#server/db/tables/community.ts';
import { companies } from '#server/db/tables/companies.ts';
import { driveDates, driveFollows, drives } from '#server/db/tables/drives.ts';
import { interviews } from '#server/db/tables/interviews.ts';
import { postings } from '#server/db/tables/postings.ts';
import { profiles } from '#server/db/tables/profiles.ts';
import { questionSets } from '#server/db/tables/questions.ts';
import { resumes } from '#server/db/tables/resumes.ts';
import { jobPreferences, savedPostings } from '#server/db/tables/saved-searches.ts';
import { userSettings } from '#server/db/tables/user-settings.ts';
import { visibleStatus } from '#server/db/visible-status.ts';
import type { StudentScope } from '#server/scopes.ts';

/** What the student has filled in, used and hidden. */
export async function findFacts(ctx: Ctx, { studentId }: StudentScope) {
  const has = (
    table: typeof resumes | typeof atsScores | typeof questionSets | typeof savedPostings,
  ) => sql<boolean>`exists (select from ${table} where ${eq(table.userId, studentId)})`;
  const [row] = await ctx.db
    .select({
      skills: profiles.skills,
      specialization: profiles.specialization,
      location: profiles.location,
      locations: jobPreferences.locations,
      wantsRemote: jobPreferences.wantsRemote,
      isHidden: userSettings.hidesFirstSteps,
      hasResume: has(resumes),
      hasScore: has(atsScores),
      hasQuestions: has(questionSets),
      hasSaved: has(savedPostings),
      hasApplied: sql<boolean>`exists (select from ${applications} where ${eq(applications.studentId, studentId)})`,
      hasSentResume: sql<boolean>`exists (select from ${applications} where ${and(
        eq(applications.studentId, studentId),
        isNotNull(applications.resumeFileId),
      )})`,
      resumeSkills: sql<
        { name?: string }[] | null
      >`(select ${resumes.content} -> 'skills' from ${resumes}
        where ${eq(resumes.userId, studentId)} and ${isNull(resumes.archivedAt)}
        order by ${resumes.isDefault} desc, ${resumes.updatedAt} desc limit 1)`,
    })
    .from(profiles)
    .leftJoin(jobPreferences, eq(jobPreferences.userId, profiles.id))
    .leftJoin(userSettings, eq(userSettings.userId, profiles.id))
    .where(eq(profiles.id, studentId));
  return row;
}

/** Scheduled interviews of open applications. */
export async function loadInterviews(ctx: Ctx, scope: StudentScope, limit: number) {
  return ctx.db
    .select({
      id: interviews.id,
      applicationId: applications.id,
      title: postings.title,
      companyName: companies.name,
      startsAt: sql<Date>`${interviews.startsAt}`.mapWith(interviews.startsAt),
      endsAt: sql<Date>`${interviews.endsAt}`.mapWith(interviews.endsAt),
    })
    .from(applications)
    .innerJoin(interviews, isApplicationOf(interviews))
    .innerJoin(postings, isPostingOf(applications))
    .innerJoin(companies, eq(companies.id, applications.companyId))
    .where(
      and(
        eq(applications.studentId, scope.studentId),
        inArray(visibleStatus, [...openStatuses]),
        eq(interviews.status, 'scheduled'),
        isShownInterview(ctx.now),
        gt(interviews.endsAt, ctx.now),
      ),
    )
    .orderBy(asc(interviews.startsAt), asc(interviews.id))
    .limit(limit);
}

/**
 * Applications with an interview whose time the student has to choose, oldest proposal first; none
 * of suspended companies.
 */
export async function loadProposed(ctx: Ctx, scope: StudentScope) {
  return ctx.db
    .select({ applicationId: applications.id })
    .from(applications)
    .innerJoin(interviews, isApplicationOf(interviews))
    .innerJoin(companies, eq(companies.id, applications.companyId))
    .where(
      and(
        eq(applications.studentId, scope.studentId),
        inArray(visibleStatus, [...openStatuses]),
        eq(interviews.status, 'proposed'),
        isShownInterview(ctx.now),
        not(isSuspended),
      ),
    )
    .orderBy(asc(interviews.createdAt), asc(interviews.id))
    .limit(maxUpcoming);
}

/** Announced dates of followed drives. */
export async function loadDriveDates(ctx: Ctx, scope: StudentScope, limit: number) {
  return ctx.db
    .select({
      driveId: drives.id,
      title: drives.title,
      companyName: drives.companyName,
      dateKind: driveDates.kind,
      startsAt: driveDates.at,
      verifiedOn: drives.verifiedOn,
    })
    .from(driveFollows)
    .innerJoin(drives, eq(drives.id, driveFollows.driveId))
    .innerJoin(driveDates, eq(driveDates.driveId, drives.id))
    .where(
      and(
        eq(driveFollows.userId, scope.studentId),
        isNull(drives.cancelledAt),
        hasOpenCompany,
        sql`${drives.sourceUrl} is not null and ${drives.verifiedOn} is not null`,
        gt(driveDates.at, ctx.now),
      ),
    )
    .orderBy(asc(driveDates.at), asc(drives.id), asc(driveDates.kind))
    .limit(limit);
}

export async function loadRegistrations(ctx: Ctx, scope: StudentScope, limit: number) {
  return ctx.db
    .select({
      id: communityEvents.id,
      slug: communityEvents.slug,
      title: communityEvents.title,
      startsAt: communityEvents.startsAt,
      endsAt: communityEvents.endsAt,
    })
    .from(eventRegistrations)
    .innerJoin(communityEvents, eq(communityEvents.id, eventRegistrations.eventId))
    .where(
      and(
        eq(eventRegistrations.userId, scope.studentId),
        isNull(communityEvents.cancelledAt),
        gt(communityEvents.endsAt, ctx.now),
      ),
    )
    .orderBy(asc(communityEvents.startsAt), asc(communityEvents.id))
    .limit(limit);
}

export async function upsertFirstSteps(ctx: Ctx, scope: StudentScope, isHidden: boolean) {
  const value = { hidesFirstSteps: isHidden, updatedAt: ctx.now };
  await ctx.db
    .insert(userSettings)
    .values({ ...value, userId: scope.studentId })
    .onConflictDoUpdate({ target: userSettings.userId, set: value });
}
