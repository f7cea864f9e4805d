import { eq } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import type { Student } from '#domain/actor.ts';
import { dayMs } from '#domain/time.ts';
import {
  accountTokens,
  knownDevices,
  recoveryCodes,
  twoFactors,
} from '#server/db/tables/account-security.ts';
import { accounts, sessions } from '#server/db/tables/accounts.ts';
import { applicationMessages } from '#server/db/tables/application-messages.ts';
import { applicationMoves } from '#server/db/tables/applications.ts';
import {
  communityEvents,
  eventRegistrations,
  forumReplies,
  forumTopics,
  reports,
} from '#server/db/tables/community.ts';
import { contactMessages } from '#server/db/tables/contact.ts';
import { interviews } from '#server/db/tables/interviews.ts';
import { modelCalls } from '#server/db/tables/model-calls.ts';
import { newsletterSubscribers } from '#server/db/tables/newsletter.ts';
import { notifications } from '#server/db/tables/notifications.ts';
import { profiles } from '#server/db/tables/profiles.ts';
import { notificationPreferences, userSettings } from '#server/db/tables/user-settings.ts';
import { addAssessment } from './add-assessment.ts';
import { addOffer } from './add-offer.ts';
import { addOwnResumes } from './add-own-resumes.ts';
import { addPractice } from './add-practice.ts';
import { addResumeReading } from './add-resume-reading.ts';
import { addSearches } from './add-searches.ts';
import { addTalent } from './add-talent.ts';
import type { World } from './world.ts';

export type Marked = {
  person: Student & { name: string; email: string };
  /** A unique marker for each personal column. */
  markers: string[];
  /** Markers that remain after deletion: public posts, without the name. */
  publicMarkers: string[];
  /** Values that an archive must not contain. */
  secrets: string[];
  applicationId: string;
};

/** Adds a student with a unique marker in every personal column. */
export async function addPersonalData(world: World, who: string): Promise<Marked> {
  const { db, now } = world;
  const markers: string[] = [];
  const mark = (what: string) => {
    const marker = `mark-${who}-${what}`;
    markers.push(marker);
    return marker;
  };
  const publicMarkers: string[] = [];
  const markPublic = (what: string) => {
    const marker = mark(what);
    publicMarkers.push(marker);
    return marker;
  };
  const secrets: string[] = [];
  const hide = (what: string) => {
    const secret = `hidden-${who}-${what}`;
    secrets.push(secret);
    return secret;
  };
  const email = `${mark('address')}@example.test`;
  const person = await world.student({ name: mark('name'), email });
  const { userId, sessionId } = person;
  const later = new Date(now.getTime() + dayMs);
  await db
    .update(profiles)
    .set({
      firstName: mark('first'),
      lastName: mark('last'),
      bio: mark('bio'),
      education: mark('education'),
      location: mark('location'),
      phone: mark('phone'),
      skills: [mark('skill')],
      specialization: mark('specialization'),
      handle: mark('handle'),
    })
    .where(eq(profiles.id, userId));
  await db
    .update(sessions)
    .set({ ipAddress: mark('ip'), userAgent: mark('agent'), token: hide('session') })
    .where(eq(sessions.id, sessionId));
  await db.insert(accounts).values({
    id: uuid(),
    userId,
    accountId: mark('account'),
    providerId: mark('provider'),
    password: hide('password'),
  });
  await db.insert(accountTokens).values({
    id: uuid(),
    userId,
    purpose: 'change-email',
    tokenHash: hide('token'),
    email: mark('token-address'),
    createdAt: now,
    expiresAt: later,
  });
  await db.insert(twoFactors).values({ userId, seed: hide('seed'), keyVersion: 1, createdAt: now });
  await db.insert(recoveryCodes).values({ id: uuid(), userId, codeHash: hide('code') });
  await db.insert(knownDevices).values({
    id: uuid(),
    userId,
    tokenHash: hide('device'),
    userAgent: mark('device'),
    createdAt: now,
    lastSeenAt: now,
  });
  await db.insert(userSettings).values({
    userId,
    language: mark('language'),
    timeZone: mark('zone'),
    updatedAt: now,
  });
  await db.insert(notificationPreferences).values({
    userId,
    kind: mark('kind'),
    inApp: true,
    email: true,
    sms: false,
  });
  const company = await world.company();
  const resume = await world.file(person, { name: `${mark('file')}-resume.pdf` });
  await addSearches({ world, userId, companyId: company.id, mark });
  await db.insert(modelCalls).values({ userId, day: '2026-11-20', calls: 3 });
  await addPractice({ db, now, userId, mark });
  await addOwnResumes({ world, userId, mark, hide });
  await addResumeReading({ world, fileId: resume.id, mark });
  const posting = await world.posting(company);
  await addTalent({ db, now, studentId: userId, posting, mark, hide });
  const application = await world.application({
    posting,
    student: person,
    values: {
      fullName: mark('applicant'),
      email: mark('applicant-address'),
      phone: mark('applicant-phone'),
      coverLetter: mark('letter'),
      resumeFileId: resume.id,
      answers: [{ questionId: uuid(), kind: 'text', question: 'Why?', answer: mark('answer') }],
    },
  });
  const ofApplication = { companyId: company.id, applicationId: application.id };
  await db.insert(applicationMoves).values({
    ...ofApplication,
    id: uuid(),
    toStatus: 'withdrawn',
    actorId: userId,
    actorKind: 'student',
    reason: mark('reason'),
    createdAt: now,
  });
  await db.insert(applicationMessages).values({
    ...ofApplication,
    id: uuid(),
    authorId: userId,
    authorKind: 'student',
    body: mark('message'),
    createdAt: now,
  });
  await addAssessment({ db, now, studentId: userId, posting, mark, hide, application });
  await addOffer(db, { ...ofApplication, now, later, mark });
  await db.insert(interviews).values({
    ...ofApplication,
    id: uuid(),
    studentId: userId,
    startsAt: now,
    endsAt: later,
    status: 'scheduled',
    platform: 'video',
    createdAt: now,
  });
  await db.insert(notifications).values({
    id: uuid(),
    userId,
    data: {
      kind: 'application.message',
      applicationId: application.id,
      postingId: application.postingId,
      postingTitle: mark('notification'),
      from: company.name,
    },
    createdAt: now,
  });
  const eventId = uuid();
  await db.insert(communityEvents).values({
    id: eventId,
    slug: eventId,
    title: 'Meeting',
    summary: 'We meet.',
    startsAt: now,
    endsAt: later,
    timeZone: 'UTC',
    createdAt: now,
  });
  await db.insert(eventRegistrations).values({
    id: uuid(),
    eventId,
    userId,
    name: mark('guest'),
    email: mark('guest-address'),
    cancelHash: hide('cancel'),
    createdAt: now,
  });
  const topicId = uuid();
  await db.insert(forumTopics).values({
    id: topicId,
    authorId: userId,
    title: markPublic('topic'),
    body: markPublic('topic-body'),
    tags: [markPublic('tag')],
    createdAt: now,
    lastActiveAt: now,
  });
  await db.insert(forumReplies).values({
    id: uuid(),
    topicId,
    authorId: userId,
    body: markPublic('reply'),
    createdAt: now,
  });
  await db.insert(reports).values({
    id: uuid(),
    reporterId: userId,
    targetKind: 'topic',
    targetId: topicId,
    reason: 'other',
    detail: mark('report'),
    createdAt: now,
  });
  await db.insert(contactMessages).values({
    id: uuid(),
    name: mark('writer'),
    email: email.toUpperCase(),
    subject: mark('subject'),
    message: mark('contact'),
    userType: 'student',
    createdAt: now,
  });
  await db.insert(newsletterSubscribers).values({
    id: uuid(),
    email,
    state: 'subscribed',
    confirmHash: hide('newsletter'),
    createdAt: now,
  });
  return { person, markers, publicMarkers, secrets, applicationId: application.id };
}
