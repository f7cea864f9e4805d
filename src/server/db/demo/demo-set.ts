import { addApplications } from './demo-applications.ts';
import { addAssessments } from './demo-assessments.ts';
import { addCommunity } from './demo-community.ts';
import { interviewerEmail } from './demo-companies.ts';
import { addDrives } from './demo-drives.ts';
import { createDemoIds } from './demo-id.ts';
import { addInterviewDay } from './demo-interview-day.ts';
import { addInterviewers } from './demo-interviewers.ts';
import { addKits } from './demo-kits.ts';
import { addLearning } from './demo-learning.ts';
import { addLogos } from './demo-logos.ts';
import { addMessages } from './demo-messages.ts';
import { addMockInterviews } from './demo-mock-interviews.ts';
import { addNotifications } from './demo-notifications.ts';
import { addOffers } from './demo-offers.ts';
import { addOpenOffers } from './demo-open-offers.ts';
import { addStaff, addStudents } from './demo-people.ts';
import { addPostings } from './demo-postings.ts';
import { addPractice } from './demo-practice.ts';
import { addPreferences } from './demo-preferences.ts';
import { addReadiness } from './demo-readiness.ts';
import { addResumes } from './demo-resumes.ts';
import { addRoadmap } from './demo-roadmap.ts';
import { type DemoMaker, type DemoRows, noRows } from './demo-rows.ts';
import { addSamples } from './demo-samples.ts';
import { addSkillTests } from './demo-skill-tests.ts';
import { addSubscriptions } from './demo-subscriptions.ts';
import { addTalent } from './demo-talent.ts';
import { addViews } from './demo-views.ts';

/** The demo accounts that can sign in, all with the password 'firstrung-demo'. */
export const demoSignIns = [
  'student@demo.test',
  'recruiter@demo.test',
  interviewerEmail,
  'admin@demo.test',
] as const;

export const demoPassword = 'firstrung-demo';

/** Generates the whole demo set relative to `now`: the same for the same instant. */
export function createDemoSet({
  now,
  passwordHash,
}: {
  now: Date;
  passwordHash: string;
}): DemoRows {
  const maker: DemoMaker = { now, id: createDemoIds(), rows: noRows() };
  const postings = addPostings(maker);
  addStaff(maker);
  const students = addStudents(maker);
  addPreferences(maker, students);
  const applications = addApplications(maker, postings, students);
  addInterviewDay(maker, students[0]?.id ?? '');
  addOpenOffers(maker, applications);
  addNotifications(maker, applications);
  addMessages(maker, applications);
  addInterviewers(maker, applications);
  addCommunity(maker, students);
  for (const email of demoSignIns) {
    const user = maker.rows.users.find((one) => one.email === email);
    if (user === undefined) throw new Error(`${email} is missing from the demo set.`);
    const times = { createdAt: user.createdAt, updatedAt: user.updatedAt };
    maker.rows.accounts.push({
      id: maker.id(user.createdAt ?? now),
      userId: user.id,
      accountId: user.id,
      providerId: 'credential',
      password: passwordHash,
      ...times,
    });
  }
  addSamples(maker);
  addResumes(maker, students);
  addDrives(maker, students);
  addPractice(maker, students);
  addRoadmap(maker, students);
  addLearning(maker, students);
  addSkillTests(maker, students);
  addMockInterviews(maker, students);
  addReadiness(maker, students);
  addLogos(maker);
  addOffers(maker);
  addAssessments(maker, applications);
  addTalent(maker, postings, students);
  addViews(maker);
  addSubscriptions(maker);
  addKits(maker, students[0]?.id ?? '');
  return maker.rows;
}
