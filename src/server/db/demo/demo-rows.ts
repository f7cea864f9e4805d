import type { accounts, adminUsers, users } from '#server/db/tables/accounts.ts';
import type {
  applicationInterviewers,
  applicationMessages,
  applicationNotes,
  applicationRatings,
} from '#server/db/tables/application-messages.ts';
import type { applicationMoves, applications } from '#server/db/tables/applications.ts';
import type {
  assessments,
  assessmentSittings,
  assessmentVersions,
  sittingAnswers,
} from '#server/db/tables/assessments.ts';
import type {
  communityEvents,
  eventRegistrations,
  forumLikes,
  forumReplies,
  forumTopics,
  reports,
} from '#server/db/tables/community.ts';
import type { companies, companyMembers } from '#server/db/tables/companies.ts';
import type { companyLogos } from '#server/db/tables/company-profile.ts';
import type {
  driveDates,
  driveFollows,
  driveRules,
  drives,
  driveStateMarks,
  studentAcademics,
} from '#server/db/tables/drives.ts';
import type { externalPostings } from '#server/db/tables/external-postings.ts';
import type { files } from '#server/db/tables/files.ts';
import type {
  interviewMembers,
  interviewMoves,
  interviews,
  interviewSlots,
} from '#server/db/tables/interviews.ts';
import type { learningProgress, reviewCards } from '#server/db/tables/learning.ts';
import type { notifications } from '#server/db/tables/notifications.ts';
import type { offers } from '#server/db/tables/offers.ts';
import type { postingDays } from '#server/db/tables/posting-days.ts';
import type { postings } from '#server/db/tables/postings.ts';
import type { practiceAnswers, practiceSessions } from '#server/db/tables/practice.ts';
import type { profiles } from '#server/db/tables/profiles.ts';
import type { questionMarks, questionSets } from '#server/db/tables/questions.ts';
import type { readinessChanges } from '#server/db/tables/readiness.ts';
import type { resumeReadings } from '#server/db/tables/resume-readings.ts';
import type { resumes } from '#server/db/tables/resumes.ts';
import type { roadmapPlans, roadmapSteps } from '#server/db/tables/roadmaps.ts';
import type { jobPreferences } from '#server/db/tables/saved-searches.ts';
import type { scorecards, scorecardScores } from '#server/db/tables/scorecards.ts';
import type { contactMessages } from '#server/db/tables/site-mail.ts';
import type { testAnswers, testAttempts } from '#server/db/tables/skill-tests.ts';
import type { planRequests, planUsed, subscriptions } from '#server/db/tables/subscriptions.ts';
import type {
  invitations,
  talentEntries,
  talentNotes,
  talentShortlists,
} from '#server/db/tables/talent.ts';
import type { userSettings } from '#server/db/tables/user-settings.ts';

/** All rows of the demo set, and the files that some of them refer to. */
export type DemoRows = {
  users: (typeof users.$inferInsert)[];
  profiles: (typeof profiles.$inferInsert)[];
  userSettings: (typeof userSettings.$inferInsert)[];
  jobPreferences: (typeof jobPreferences.$inferInsert)[];
  roadmapSteps: (typeof roadmapSteps.$inferInsert)[];
  learningProgress: (typeof learningProgress.$inferInsert)[];
  reviewCards: (typeof reviewCards.$inferInsert)[];
  roadmapPlans: (typeof roadmapPlans.$inferInsert)[];
  accounts: (typeof accounts.$inferInsert)[];
  adminUsers: (typeof adminUsers.$inferInsert)[];
  companies: (typeof companies.$inferInsert)[];
  companyLogos: (typeof companyLogos.$inferInsert)[];
  companyMembers: (typeof companyMembers.$inferInsert)[];
  postings: (typeof postings.$inferInsert)[];
  resumes: (typeof resumes.$inferInsert)[];
  files: (typeof files.$inferInsert)[];
  readings: (typeof resumeReadings.$inferInsert)[];
  applications: (typeof applications.$inferInsert)[];
  postingDays: (typeof postingDays.$inferInsert)[];
  moves: (typeof applicationMoves.$inferInsert)[];
  offers: (typeof offers.$inferInsert)[];
  interviews: (typeof interviews.$inferInsert)[];
  interviewMembers: (typeof interviewMembers.$inferInsert)[];
  interviewMoves: (typeof interviewMoves.$inferInsert)[];
  interviewSlots: (typeof interviewSlots.$inferInsert)[];
  notes: (typeof applicationNotes.$inferInsert)[];
  ratings: (typeof applicationRatings.$inferInsert)[];
  scorecards: (typeof scorecards.$inferInsert)[];
  scorecardScores: (typeof scorecardScores.$inferInsert)[];
  assessments: (typeof assessments.$inferInsert)[];
  assessmentVersions: (typeof assessmentVersions.$inferInsert)[];
  assessmentSittings: (typeof assessmentSittings.$inferInsert)[];
  sittingAnswers: (typeof sittingAnswers.$inferInsert)[];
  talentEntries: (typeof talentEntries.$inferInsert)[];
  talentNotes: (typeof talentNotes.$inferInsert)[];
  talentShortlists: (typeof talentShortlists.$inferInsert)[];
  invitations: (typeof invitations.$inferInsert)[];
  messages: (typeof applicationMessages.$inferInsert)[];
  interviewers: (typeof applicationInterviewers.$inferInsert)[];
  notifications: (typeof notifications.$inferInsert)[];
  events: (typeof communityEvents.$inferInsert)[];
  registrations: (typeof eventRegistrations.$inferInsert)[];
  topics: (typeof forumTopics.$inferInsert)[];
  replies: (typeof forumReplies.$inferInsert)[];
  likes: (typeof forumLikes.$inferInsert)[];
  reports: (typeof reports.$inferInsert)[];
  contactMessages: (typeof contactMessages.$inferInsert)[];
  drives: (typeof drives.$inferInsert)[];
  driveDates: (typeof driveDates.$inferInsert)[];
  driveRules: (typeof driveRules.$inferInsert)[];
  driveFollows: (typeof driveFollows.$inferInsert)[];
  driveStates: (typeof driveStateMarks.$inferInsert)[];
  academics: (typeof studentAcademics.$inferInsert)[];
  externalPostings: (typeof externalPostings.$inferInsert)[];
  questionSets: (typeof questionSets.$inferInsert)[];
  questionMarks: (typeof questionMarks.$inferInsert)[];
  testAttempts: (typeof testAttempts.$inferInsert)[];
  testAnswers: (typeof testAnswers.$inferInsert)[];
  practiceSessions: (typeof practiceSessions.$inferInsert)[];
  practiceAnswers: (typeof practiceAnswers.$inferInsert)[];
  readinessChanges: (typeof readinessChanges.$inferInsert)[];
  subscriptions: (typeof subscriptions.$inferInsert)[];
  planUses: (typeof planUsed.$inferInsert)[];
  planRequests: (typeof planRequests.$inferInsert)[];
  contents: Map<string, Uint8Array>;
};

export type DemoMaker = { now: Date; id: (at: Date) => string; rows: DemoRows };
