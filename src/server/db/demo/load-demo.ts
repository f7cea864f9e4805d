import { sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '#server/db/connect.ts';
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
import { contactMessages } from '#server/db/tables/site-mail.ts';
import { testAnswers, testAttempts } from '#server/db/tables/skill-tests.ts';
import { planRequests, planUsed, subscriptions } from '#server/db/tables/subscriptions.ts';
import {
  invitations,
  talentEntries,
  talentNotes,
  talentShortlists,
} from '#server/db/tables/talent.ts';
import { userSettings } from '#server/db/tables/user-settings.ts';
import type { DemoRows } from './demo-rows.ts';
import { createDemoSet, demoPassword } from './demo-set.ts';
import { isEmpty } from './is-empty.ts';

export type DemoFiles = {
  put(key: string, body: Uint8Array, options: { contentType: string; size: number }): Promise<void>;
  delete(key: string): Promise<void>;
};

type Options = {
  db: Db;
  files: DemoFiles;
  hashPassword: (password: string) => Promise<string>;
  now: Date;
};

const filesAtOnce = 16;
const rowsAtOnce = 500;

/**
 * Loads the whole demo set or nothing; false, with nothing written, if the database is not empty.
 */
export async function loadDemo({ db, files: store, hashPassword, now }: Options): Promise<boolean> {
  if (!(await isEmpty(db))) return false;
  const passwordHash = await hashPassword(demoPassword);
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('firstrung demo set'))`);
    if (!(await isEmpty(tx))) return false;
    const set = createDemoSet({ now, passwordHash });
    try {
      await putFiles(store, set.contents);
      await insertRows(tx, set);
    } catch (error) {
      await inTurns([...set.contents.keys()], (key) => store.delete(key));
      throw error;
    }
    return true;
  });
}

function putFiles(store: DemoFiles, contents: DemoRows['contents']): Promise<void> {
  return inTurns([...contents], ([key, bytes]) =>
    store.put(key, bytes, { contentType: 'application/pdf', size: bytes.byteLength }),
  );
}

/** Processes all items with limited concurrency; rejects only after work in progress has ended. */
export async function inTurns<T>(items: T[], work: (item: T) => Promise<void>): Promise<void> {
  for (let start = 0; start < items.length; start += filesAtOnce) {
    const done = await Promise.allSettled(items.slice(start, start + filesAtOnce).map(work));
    const failed = done.find((each) => each.status === 'rejected');
    if (failed) throw failed.reason;
  }
}

async function insertRows(db: Db, set: DemoRows): Promise<void> {
  await insertAll(db, users, set.users);
  await insertAll(db, profiles, set.profiles);
  await insertAll(db, userSettings, set.userSettings);
  await insertAll(db, jobPreferences, set.jobPreferences);
  await insertAll(db, roadmapSteps, set.roadmapSteps);
  await insertAll(db, learningProgress, set.learningProgress);
  await insertAll(db, reviewCards, set.reviewCards);
  await insertAll(db, roadmapPlans, set.roadmapPlans);
  await insertAll(db, accounts, set.accounts);
  await insertAll(db, adminUsers, set.adminUsers);
  await insertAll(db, companies, set.companies);
  await insertAll(db, companyLogos, set.companyLogos);
  await insertAll(db, companyMembers, set.companyMembers);
  await insertAll(db, postings, set.postings);
  await insertAll(db, resumes, set.resumes);
  await insertAll(db, files, set.files);
  await insertAll(db, resumeReadings, set.readings);
  await insertAll(db, applications, set.applications);
  await insertAll(db, postingDays, set.postingDays);
  await insertAll(db, applicationMoves, set.moves);
  await insertAll(db, offers, set.offers);
  await insertAll(db, interviews, set.interviews);
  await insertAll(db, interviewMembers, set.interviewMembers);
  await insertAll(db, interviewMoves, set.interviewMoves);
  await insertAll(db, interviewSlots, set.interviewSlots);
  await insertAll(db, applicationNotes, set.notes);
  await insertAll(db, applicationRatings, set.ratings);
  await insertAll(db, scorecards, set.scorecards);
  await insertAll(db, scorecardScores, set.scorecardScores);
  await insertAll(db, assessments, set.assessments);
  await insertAll(db, assessmentVersions, set.assessmentVersions);
  await insertAll(db, assessmentSittings, set.assessmentSittings);
  await insertAll(db, sittingAnswers, set.sittingAnswers);
  await insertAll(db, talentEntries, set.talentEntries);
  await insertAll(db, talentNotes, set.talentNotes);
  await insertAll(db, talentShortlists, set.talentShortlists);
  await insertAll(db, invitations, set.invitations);
  await insertAll(db, applicationMessages, set.messages);
  await insertAll(db, applicationInterviewers, set.interviewers);
  await insertAll(db, notifications, set.notifications);
  await insertAll(db, communityEvents, set.events);
  await insertAll(db, eventRegistrations, set.registrations);
  await insertAll(db, forumTopics, set.topics);
  await insertAll(db, forumReplies, set.replies);
  await insertAll(db, forumLikes, set.likes);
  await insertAll(db, reports, set.reports);
  await insertAll(db, contactMessages, set.contactMessages);
  await insertAll(db, drives, set.drives);
  await insertAll(db, driveDates, set.driveDates);
  await insertAll(db, driveRules, set.driveRules);
  await insertAll(db, driveFollows, set.driveFollows);
  await insertAll(db, driveStateMarks, set.driveStates);
  await insertAll(db, studentAcademics, set.academics);
  await insertAll(db, externalPostings, set.externalPostings);
  await insertAll(db, questionSets, set.questionSets);
  await insertAll(db, questionMarks, set.questionMarks);
  await insertAll(db, testAttempts, set.testAttempts);
  await insertAll(db, testAnswers, set.testAnswers);
  await insertAll(db, practiceSessions, set.practiceSessions);
  await insertAll(db, practiceAnswers, set.practiceAnswers);
  await insertAll(db, readinessChanges, set.readinessChanges);
  await insertAll(db, subscriptions, set.subscriptions);
  await insertAll(db, planUsed, set.planUses);
  await insertAll(db, planRequests, set.planRequests);
}

async function insertAll<T extends PgTable>(db: Db, table: T, rows: T['$inferInsert'][]) {
  for (let start = 0; start < rows.length; start += rowsAtOnce) {
    await db.insert(table).values(rows.slice(start, start + rowsAtOnce));
  }
}
