import { and, eq } from 'drizzle-orm';
import { ownRows } from './own-rows.ts';
import { assessmentSections } from './personal-assessments.ts';
import { driveSections } from './personal-drives.ts';
import { interviewSections } from './personal-interviews.ts';
import { moveSections } from './personal-moves.ts';
import { planSections } from './personal-plan.ts';
import { practiceSections } from './personal-practice.ts';
import { scorecardSections } from './personal-scorecards.ts';
import { type PersonalSection, section } from './personal-section.ts';
import { talentSections } from './personal-talent.ts';
import {
  accountTokens,
  knownDevices,
  recoveryCodes,
  twoFactors,
} from './tables/account-security.ts';
import { accounts, adminUsers, sessions, users } from './tables/accounts.ts';
import { activityDays } from './tables/activity-days.ts';
import {
  applicationInterviewers,
  applicationMessages,
  applicationNotes,
  applicationRatings,
} from './tables/application-messages.ts';
import { applications } from './tables/applications.ts';
import { atsScores } from './tables/ats-scores.ts';
import { auditEntries } from './tables/audit-entries.ts';
import {
  eventRegistrations,
  forumLikes,
  forumReplies,
  forumTopics,
  reports,
} from './tables/community.ts';
import { companyInvitations, companyMembers } from './tables/companies.ts';
import { postingMembers } from './tables/company-profile.ts';
import { contactMessages } from './tables/contact.ts';
import { files } from './tables/files.ts';
import { modelCalls } from './tables/model-calls.ts';
import { newsletterSubscribers } from './tables/newsletter.ts';
import { notifications } from './tables/notifications.ts';
import { profiles } from './tables/profiles.ts';
import { resumeReadings } from './tables/resume-readings.ts';
import { resumeLinks, resumes, resumeVersions } from './tables/resumes.ts';
import {
  alertedPostings,
  hiddenPostings,
  jobPreferences,
  profileViews,
  recentSearches,
  savedPostings,
  savedSearches,
} from './tables/saved-searches.ts';
import { dataExports, notificationPreferences, userSettings } from './tables/user-settings.ts';
import { visibleChangedAt, visibleStatus } from './visible-status.ts';

const { byUser, byEmail, ofOwnApplications, ofOwnFiles, ofOwnResumes } = ownRows;

/** The contents of a person's archive, table by table. `leftOut` lists what is omitted and why. */
export const personalSections: readonly PersonalSection[] = [
  section(
    'account',
    users,
    byUser(users.id),
    'id name email emailVerified temporaryPasswordUntil createdAt updatedAt',
  ),
  section(
    'profile',
    profiles,
    byUser(profiles.id),
    'id userType firstName lastName bio education location phone skills specialization handle photoFileId version isActive theme createdAt updatedAt',
  ),
  section(
    'settings',
    userSettings,
    byUser(userSettings.userId),
    'language timeZone browserTimeZone isProfilePublic showsResume showsContact takesMarketing takesDigest digestSentAt hidesFirstSteps testTimeFactor updatedAt',
  ),
  section(
    'notification-settings',
    notificationPreferences,
    byUser(notificationPreferences.userId),
    'kind inApp email sms',
  ),
  section(
    'job-preferences',
    jobPreferences,
    byUser(jobPreferences.userId),
    'years locations wantsRemote expectedSalary salaryCurrency salaryPeriod degree graduationYear permits visibility isAvailable updatedAt',
  ),
  section('active-days', activityDays, byUser(activityDays.userId), 'day'),
  section('saved-postings', savedPostings, byUser(savedPostings.userId), 'postingId createdAt'),
  section(
    'hidden-postings',
    hiddenPostings,
    byUser(hiddenPostings.userId),
    'kind target name createdAt',
  ),
  section('recent-searches', recentSearches, byUser(recentSearches.userId), 'query searchedAt'),
  section(
    'saved-searches',
    savedSearches,
    byUser(savedSearches.userId),
    'id name query alert alertsFrom sinceAt nextAlertAt createdAt',
  ),
  section('alerted-postings', alertedPostings, byUser(alertedPostings.userId), 'postingId sentAt'),
  ...driveSections,
  section(
    'resumes',
    resumes,
    byUser(resumes.userId),
    'id name content design imported isDefault archivedAt createdAt updatedAt',
  ),
  section(
    'resume-versions',
    resumeVersions,
    ofOwnResumes(resumeVersions.resumeId),
    'id resumeId label name content design createdAt',
  ),
  section(
    'resume-links',
    resumeLinks,
    ofOwnResumes(resumeLinks.resumeId),
    'id resumeId expiresAt revokedAt views lastViewedAt createdAt',
  ),
  section('model-calls', modelCalls, byUser(modelCalls.userId), 'day calls'),
  section(
    'ats-scores',
    atsScores,
    byUser(atsScores.userId),
    'id origin name score formatting content parts engineVersion scoredAt',
  ),
  ...practiceSections,
  section(
    'profile-views',
    profileViews,
    byUser(profileViews.studentId),
    'companyId postingId viewedAt',
  ),
  ...moveSections,
  ...talentSections,
  ...planSections,
  ...assessmentSections,
  section('notifications', notifications, byUser(notifications.userId), 'id data readAt createdAt'),
  section(
    'sessions',
    sessions,
    byUser(sessions.userId),
    'id ipAddress userAgent confirmedAt expiresAt createdAt updatedAt',
  ),
  section(
    'ways-to-sign-in',
    accounts,
    byUser(accounts.userId),
    'id accountId providerId createdAt updatedAt',
  ),
  section(
    'mailed-links',
    accountTokens,
    byUser(accountTokens.userId),
    'purpose email createdAt expiresAt usedAt',
  ),
  section('two-factor', twoFactors, byUser(twoFactors.userId), 'createdAt confirmedAt'),
  section('recovery-codes', recoveryCodes, byUser(recoveryCodes.userId), 'id usedAt'),
  section(
    'known-devices',
    knownDevices,
    byUser(knownDevices.userId),
    'userAgent createdAt lastSeenAt',
  ),
  section(
    'administrator',
    adminUsers,
    byEmail(adminUsers.email),
    'email isActive createdAt updatedAt',
  ),
  section('files', files, byUser(files.ownerId), 'id purpose name mediaType size sha256 createdAt'),
  section(
    'resume-readings',
    resumeReadings,
    ofOwnFiles(resumeReadings.fileId),
    'fileId written parsed readAt',
  ),
  section(
    'archives',
    dataExports,
    byUser(dataExports.userId),
    'id state progress fileId createdAt finishedAt expiresAt',
  ),
  section(
    'applications',
    applications,
    byUser(applications.studentId),
    'companyId id postingId status fullName email phone coverLetter resumeFileId answers source invitationId firstAnsweredAt createdAt updatedAt',
    { status: visibleStatus, updatedAt: visibleChangedAt },
  ),
  section(
    'application-messages',
    applicationMessages,
    ofOwnApplications(applicationMessages.applicationId),
    'id applicationId authorKind body createdAt',
  ),
  ...interviewSections,
  section(
    'company-membership',
    companyMembers,
    byUser(companyMembers.userId),
    'companyId role isLimited createdAt',
  ),
  section(
    'company-postings',
    postingMembers,
    byUser(postingMembers.userId),
    'companyId postingId createdAt',
  ),
  section(
    'company-invitations',
    companyInvitations,
    byEmail(companyInvitations.email),
    'companyId role email createdAt expiresAt revokedAt usedAt',
  ),
  section(
    'messages-written-for-a-company',
    applicationMessages,
    (person) =>
      and(
        eq(applicationMessages.authorId, person.userId),
        eq(applicationMessages.authorKind, 'member'),
      ),
    'id applicationId authorKind body createdAt',
  ),
  section(
    'notes-written',
    applicationNotes,
    byUser(applicationNotes.authorId),
    'id applicationId body createdAt',
  ),
  section(
    'ratings-given',
    applicationRatings,
    byUser(applicationRatings.memberId),
    'applicationId stars updatedAt',
  ),
  ...scorecardSections,
  section(
    'interviews-assigned',
    applicationInterviewers,
    byUser(applicationInterviewers.memberId),
    'applicationId createdAt',
  ),
  section(
    'event-registrations',
    eventRegistrations,
    byUser(eventRegistrations.userId),
    'id eventId name email createdAt',
  ),
  section(
    'forum-topics',
    forumTopics,
    byUser(forumTopics.authorId),
    'id title body tags replyCount likeCount isClosed hiddenAt createdAt editedAt lastActiveAt',
  ),
  section(
    'forum-replies',
    forumReplies,
    byUser(forumReplies.authorId),
    'topicId id body likeCount hiddenAt createdAt editedAt',
  ),
  section('forum-likes', forumLikes, byUser(forumLikes.userId), 'postId createdAt'),
  section(
    'reports',
    reports,
    byUser(reports.reporterId),
    'id targetKind targetId reason detail state decidedAt createdAt',
  ),
  section(
    'contact-messages',
    contactMessages,
    byEmail(contactMessages.email),
    'id name email subject message userType state handledAt createdAt',
  ),
  section(
    'newsletter',
    newsletterSubscribers,
    byEmail(newsletterSubscribers.email),
    'email state createdAt confirmedAt leftAt',
  ),
  section(
    'administrator-actions',
    auditEntries,
    byUser(auditEntries.actorId),
    'place at action targetKind targetId requestId',
  ),
];
