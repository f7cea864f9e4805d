import { and, eq, inArray, or, sql } from 'drizzle-orm';
import type { Ctx } from '#server/context.ts';
import {
  accountTokens,
  knownDevices,
  recoveryCodes,
  twoFactors,
} from '#server/db/tables/account-security.ts';
import { accounts, adminUsers, sessions, users } from '#server/db/tables/accounts.ts';
import { activityDays } from '#server/db/tables/activity-days.ts';
import {
  applicationMessages,
  applicationNotes,
  applicationRatings,
  applicationInterviewers,
} from '#server/db/tables/application-messages.ts';
import {
  applicationMoves,
  applications,
  heldApplications,
} from '#server/db/tables/applications.ts';
import { assessmentSittings } from '#server/db/tables/assessments.ts';
import { chatMessages, chatUsage } from '#server/db/tables/assistant.ts';
import { atsScores } from '#server/db/tables/ats-scores.ts';
import { coachBookings, coachSlots } from '#server/db/tables/coaching.ts';
import {
  eventRegistrations,
  forumLikes,
  forumReplies,
  forumTopics,
} from '#server/db/tables/community.ts';
import { companyMembers } from '#server/db/tables/companies.ts';
import { credentials } from '#server/db/tables/credentials.ts';
import {
  driveFeeds,
  driveFollows,
  driveReminders,
  driveStateMarks,
  studentAcademics,
} from '#server/db/tables/drives.ts';
import { files } from '#server/db/tables/files.ts';
import { idempotencyKeys } from '#server/db/tables/idempotency-keys.ts';
import { interviewMoves, interviews } from '#server/db/tables/interviews.ts';
import { learningProgress, reviewCards } from '#server/db/tables/learning.ts';
import { liveEvents } from '#server/db/tables/live-events.ts';
import { modelCalls } from '#server/db/tables/model-calls.ts';
import { notifications } from '#server/db/tables/notifications.ts';
import { offers } from '#server/db/tables/offers.ts';
import { practiceAnswers, practiceSessions } from '#server/db/tables/practice.ts';
import { profiles } from '#server/db/tables/profiles.ts';
import { modelQuestions, questionMarks, questionSets } from '#server/db/tables/questions.ts';
import { readinessChanges } from '#server/db/tables/readiness.ts';
import { recordingChunks, recordings } from '#server/db/tables/recordings.ts';
import { referenceRequests } from '#server/db/tables/reference-requests.ts';
import { resumes } from '#server/db/tables/resumes.ts';
import { roadmapPlans, roadmapSteps } from '#server/db/tables/roadmaps.ts';
import {
  alertedPostings,
  hiddenPostings,
  jobPreferences,
  profileViews,
  recentSearches,
  savedPostings,
  savedSearches,
} from '#server/db/tables/saved-searches.ts';
import { applicationViews, scorecards } from '#server/db/tables/scorecards.ts';
import { studentSearch } from '#server/db/tables/search.ts';
import { testAttempts } from '#server/db/tables/skill-tests.ts';
import { planRequests, planUsed, subscriptions } from '#server/db/tables/subscriptions.ts';
import { invitations, talentEntries, talentNotes } from '#server/db/tables/talent.ts';
import {
  userSettings,
  dataExports,
  notificationPreferences,
} from '#server/db/tables/user-settings.ts';

export async function lockApplicationsOf(tx: Ctx, userId: string) {
  return tx.db
    .select({ companyId: applications.companyId, id: applications.id })
    .from(applications)
    .where(eq(applications.studentId, userId))
    .for('update');
}

const ofStudent = (tx: Ctx, userId: string) =>
  tx.db
    .select({ id: applications.id })
    .from(applications)
    .where(eq(applications.studentId, userId));

/** The person's bookings, as a student or as a coach. */
const bookingsOf = (tx: Ctx, userId: string) =>
  tx.db
    .select({ id: coachBookings.id })
    .from(coachBookings)
    .innerJoin(coachSlots, eq(coachSlots.id, coachBookings.slotId))
    .where(or(eq(coachBookings.userId, userId), eq(coachSlots.userId, userId)));

const invitationsOf = (tx: Ctx, userId: string) =>
  tx.db.select({ id: invitations.id }).from(invitations).where(eq(invitations.studentId, userId));

const planRequestsOf = (tx: Ctx, userId: string) =>
  tx.db.select({ id: planRequests.id }).from(planRequests).where(eq(planRequests.userId, userId));

const referencesOf = (tx: Ctx, userId: string) =>
  tx.db
    .select({ id: referenceRequests.id })
    .from(referenceRequests)
    .where(eq(referenceRequests.userId, userId));

/** What mails and tasks about the person mention: bookings, invitations and requests. */
export async function loadMentioned(tx: Ctx, userId: string): Promise<string[]> {
  const ids: string[] = [];
  for (const rowsOf of [bookingsOf, invitationsOf, planRequestsOf, referencesOf])
    ids.push(...(await rowsOf(tx, userId)).map(({ id }) => id));
  return ids;
}

/** Removes personal data from applications. The posting, status and history remain. */
export async function updateToNameless(tx: Ctx, userId: string, name: string): Promise<void> {
  const own = () => ofStudent(tx, userId);
  await tx.db
    .delete(applicationMessages)
    .where(
      or(
        and(
          eq(applicationMessages.authorId, userId),
          eq(applicationMessages.authorKind, 'student'),
        ),
        inArray(applicationMessages.applicationId, own()),
      ),
    );
  await tx.db.delete(applicationNotes).where(inArray(applicationNotes.applicationId, own()));
  await tx.db.delete(scorecards).where(inArray(scorecards.applicationId, own()));
  // With the answers and their reviews.
  await tx.db.delete(assessmentSittings).where(eq(assessmentSittings.studentId, userId));
  // Messages from recruiters and notifications of coaching, invitations and plan requests contain
  // the person's name.
  await tx.db
    .delete(notifications)
    .where(
      or(
        sql`(${notifications.data} ->> 'applicationId')::uuid in (${own()})`,
        sql`(${notifications.data} ->> 'bookingId')::uuid in (${bookingsOf(tx, userId)})`,
        sql`(${notifications.data} ->> 'invitationId')::uuid in (${invitationsOf(tx, userId)})`,
        sql`(${notifications.data} ->> 'requestId')::uuid in (${planRequestsOf(tx, userId)})`,
      ),
    );
  // What the person wrote about interviews; upcoming ones are cancelled.
  await tx.db
    .update(interviews)
    .set({ cancellationReason: null })
    .where(eq(interviews.studentId, userId));
  await tx.db
    .update(interviewMoves)
    .set({ note: null })
    .where(and(eq(interviewMoves.actorId, userId), eq(interviewMoves.actorKind, 'student')));
  await tx.db
    .update(applicationMoves)
    .set({ reason: null })
    .where(and(eq(applicationMoves.actorId, userId), eq(applicationMoves.actorKind, 'student')));
  await tx.db
    .update(offers)
    .set({ candidateName: name, terms: '' })
    .where(inArray(offers.applicationId, own()));
  await tx.db
    .update(applications)
    .set({
      fullName: name,
      email: '',
      phone: null,
      coverLetter: null,
      resumeFileId: null,
      answers: [],
      updatedAt: tx.now,
    })
    .where(eq(applications.studentId, userId));
}

export async function loadFileKeys(tx: Ctx, userId: string): Promise<string[]> {
  const rows = await tx.db.select({ key: files.key }).from(files).where(eq(files.ownerId, userId));
  return rows.map(({ key }) => key);
}

/**
 * Deletes everything that only this person needs: profile, files, credentials, settings,
 * notifications.
 */
export async function deletePersonal(tx: Ctx, userId: string, email: string): Promise<void> {
  const { db } = tx;
  await db.delete(profiles).where(eq(profiles.id, userId));
  for (const table of [
    sessions,
    accounts,
    accountTokens,
    knownDevices,
    recoveryCodes,
    twoFactors,
    userSettings,
    notificationPreferences,
    dataExports,
    notifications,
    liveEvents,
    activityDays,
    companyMembers,
    eventRegistrations,
    forumLikes,
    jobPreferences,
    studentSearch,
    savedPostings,
    hiddenPostings,
    recentSearches,
    savedSearches,
    alertedPostings,
    resumes,
    modelCalls,
    atsScores,
    practiceAnswers,
    practiceSessions,
    questionSets,
    modelQuestions,
    questionMarks,
    testAttempts,
    credentials,
    referenceRequests,
    driveFollows,
    driveStateMarks,
    driveReminders,
    driveFeeds,
    studentAcademics,
    roadmapSteps,
    roadmapPlans,
    readinessChanges,
    chatMessages,
    chatUsage,
    learningProgress,
    reviewCards,
    // Before the files that they name.
    recordingChunks,
    recordings,
    coachBookings,
    coachSlots,
    subscriptions,
    planUsed,
    planRequests,
  ])
    await db.delete(table).where(eq(table.userId, userId));
  const entries = db
    .select({ id: talentEntries.id })
    .from(talentEntries)
    .where(eq(talentEntries.studentId, userId));
  await db.delete(talentNotes).where(inArray(talentNotes.entryId, entries));
  await db.delete(talentEntries).where(eq(talentEntries.studentId, userId));
  await db.delete(invitations).where(eq(invitations.studentId, userId));
  await db.delete(heldApplications).where(eq(heldApplications.studentId, userId));
  await db.delete(profileViews).where(eq(profileViews.studentId, userId));
  await db.delete(applicationRatings).where(eq(applicationRatings.memberId, userId));
  await db.delete(applicationInterviewers).where(eq(applicationInterviewers.memberId, userId));
  await db.delete(applicationViews).where(eq(applicationViews.memberId, userId));
  await db.update(forumTopics).set({ authorId: null }).where(eq(forumTopics.authorId, userId));
  await db.update(forumReplies).set({ authorId: null }).where(eq(forumReplies.authorId, userId));
  // An owner's plan request stays with the company, without their message.
  await db
    .update(planRequests)
    .set({ requestedBy: null, message: '' })
    .where(eq(planRequests.requestedBy, userId));
  await db.delete(idempotencyKeys).where(eq(idempotencyKeys.actorId, userId));
  await db.delete(adminUsers).where(sql`lower(${adminUsers.email}) = lower(${email})`);
  await db.delete(files).where(eq(files.ownerId, userId));
}

export async function deleteAccount(tx: Ctx, userId: string): Promise<void> {
  await tx.db.delete(users).where(eq(users.id, userId));
}

/**
 * Turns the account into an unusable, nameless one, because the remaining applications need its id.
 */
export async function updateToPseudonym(tx: Ctx, userId: string, name: string): Promise<void> {
  await tx.db
    .update(users)
    .set({
      name,
      email: `${userId}@deleted.invalid`,
      emailVerified: false,
      temporaryPasswordUntil: null,
      updatedAt: tx.now,
    })
    .where(eq(users.id, userId));
}

export async function findEmail(tx: Ctx, userId: string): Promise<string | undefined> {
  const [row] = await tx.db
    .select({ email: users.email })
    .from(users)
    .where(eq(users.id, userId))
    .for('update');
  return row?.email;
}
