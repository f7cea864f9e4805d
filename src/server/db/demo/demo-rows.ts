import { accounts, adminUsers, users } from '#server/db/tables/accounts.ts';
import {
  applicationInterviewers,
  applicationMessages,
  applicationNotes,
  applicationRatings,
} from '#server/db/tables/application-messages.ts';
import { applicationMoves, applications } from '#server/db/tables/applications.ts';
import {
  assessments,
  assessmentSittings,
  assessmentVersions,
  sittingAnswers,
} from '#server/db/tables/assessments.ts';
import {
  communityEvents,
  eventRegistrations,
  forumLikes,
  forumReplies,
  forumTopics,
  reports,
} from '#server/db/tables/community.ts';
import { companies, companyMembers } from '#server/db/tables/companies.ts';
import { companyLogos } from '#server/db/tables/company-profile.ts';
import { contactMessages } from '#server/db/tables/contact.ts';
import {
  driveDates,
  driveFollows,
  driveRules,
  drives,
  driveStateMarks,
  studentAcademics,
} from '#server/db/tables/drives.ts';
import { externalPostings } from '#server/db/tables/external-postings.ts';
import { files } from '#server/db/tables/files.ts';
import {
  interviewMembers,
  interviewMoves,
  interviews,
  interviewSlots,
} from '#server/db/tables/interviews.ts';
import { learningProgress, reviewCards } from '#server/db/tables/learning.ts';
import { notifications } from '#server/db/tables/notifications.ts';
import { offers } from '#server/db/tables/offers.ts';
import { postingDays } from '#server/db/tables/posting-days.ts';
import { postings } from '#server/db/tables/postings.ts';
import { practiceAnswers, practiceSessions } from '#server/db/tables/practice.ts';
import { profiles } from '#server/db/tables/profiles.ts';
import { questionMarks, questionSets } from '#server/db/tables/questions.ts';
import { readinessChanges } from '#server/db/tables/readiness.ts';
import { resumeReadings } from '#server/db/tables/resume-readings.ts';
import { resumes } from '#server/db/tables/resumes.ts';
import { roadmapPlans, roadmapSteps } from '#server/db/tables/roadmaps.ts';
import { jobPreferences } from '#server/db/tables/saved-searches.ts';
import { scorecards, scorecardScores } from '#server/db/tables/scorecards.ts';
import { testAnswers, testAttempts } from '#server/db/tables/skill-tests.ts';
import { planRequests, planUsed, subscriptions } from '#server/db/tables/subscriptions.ts';
import {
  invitations,
  talentEntries,
  talentNotes,
  talentShortlists,
} from '#server/db/tables/talent.ts';
import { userSettings } from '#server/db/tables/user-settings.ts';

/** The tables that the demo set fills, each after those it refers to. */
export const demoTables = {
  users,
  profiles,
  userSettings,
  jobPreferences,
  roadmapSteps,
  learningProgress,
  reviewCards,
  roadmapPlans,
  accounts,
  adminUsers,
  companies,
  companyLogos,
  companyMembers,
  postings,
  resumes,
  files,
  readings: resumeReadings,
  applications,
  postingDays,
  moves: applicationMoves,
  offers,
  interviews,
  interviewMembers,
  interviewMoves,
  interviewSlots,
  notes: applicationNotes,
  ratings: applicationRatings,
  scorecards,
  scorecardScores,
  assessments,
  assessmentVersions,
  assessmentSittings,
  sittingAnswers,
  talentEntries,
  talentNotes,
  talentShortlists,
  invitations,
  messages: applicationMessages,
  interviewers: applicationInterviewers,
  notifications,
  events: communityEvents,
  registrations: eventRegistrations,
  topics: forumTopics,
  replies: forumReplies,
  likes: forumLikes,
  reports,
  contactMessages,
  drives,
  driveDates,
  driveRules,
  driveFollows,
  driveStates: driveStateMarks,
  academics: studentAcademics,
  externalPostings,
  questionSets,
  questionMarks,
  testAttempts,
  testAnswers,
  practiceSessions,
  practiceAnswers,
  readinessChanges,
  subscriptions,
  planUses: planUsed,
  planRequests,
};

type Tables = typeof demoTables;
export const demoTableNames = Object.keys(demoTables) as (keyof Tables)[];

/** All rows of the demo set, and the files that some of them refer to. */
export type DemoRows = { [Name in keyof Tables]: Tables[Name]['$inferInsert'][] } & {
  contents: Map<string, Uint8Array>;
};

export function noRows(): DemoRows {
  const rows = Object.fromEntries(demoTableNames.map((name) => [name, []]));
  return { ...rows, contents: new Map() } as unknown as DemoRows;
}

export type DemoMaker = { now: Date; id: (at: Date) => string; rows: DemoRows };
