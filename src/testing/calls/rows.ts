import { v7 as uuid } from 'uuid';
import { noPreferences } from '#domain/match/job-preferences.ts';
import type { SiteSettings } from '#domain/setting/site-settings.ts';
import { weekMs } from '#domain/time.ts';
import { siteSettings } from '#server/db/tables/site-settings.ts';
import { notifyBatch } from '#server/features/application/notices.ts';
import { addCommunity } from '#testing/add-community.ts';
import type { World } from '#testing/world.ts';
import { nextNumber } from './call.ts';

export const password = 'a rare password';

export const postingForm = {
  title: 'Baker',
  primaryRole: 'Baker',
  duration: 'Full-time',
  skills: ['Bread'],
  description: 'Bake.',
};

const answered = {
  questionId: uuid(),
  kind: 'text' as const,
  question: 'Why?',
  answer: 'Bread.',
};

/** An open posting with a question, and a recruiter of its company. */
export async function createPosting(world: World) {
  const company = await world.company();
  const recruiter = await world.member(company);
  const { id: postingId } = await world.posting(company, {
    screeningQuestions: [
      { id: uuid(), kind: 'choice', text: 'Where?', required: false, options: ['Pune', 'Goa'] },
    ],
  });
  return { recruiter, postingId };
}

export async function createApplied(world: World) {
  const { recruiter, postingId } = await createPosting(world);
  const student = await world.student();
  const posting = { id: postingId, companyId: recruiter.companyId };
  const { id: applicationId } = await world.application({
    posting,
    student,
    values: { answers: [answered] },
  });
  return { recruiter, student, posting, postingId, applicationId };
}

export const offerTerms = {
  pay: 120_000_000,
  currency: 'INR',
  period: 'year' as const,
  startsOn: '2027-01-04',
  place: 'Pune',
  terms: 'Three months of notice.',
};

/** An application with an open offer that the student was notified of. */
export async function createOffered(world: World) {
  const applied = await createApplied(world);
  const { recruiter, applicationId } = applied;
  const expiresAt = new Date(world.now.getTime() + weekMs).toISOString();
  const sent = await world
    .call(recruiter)
    .offer.send({ ...offerTerms, applicationId, version: 1, expiresAt, timeZone: 'Asia/Kolkata' });
  const batch = { companyId: recruiter.companyId, batchId: sent.batchId };
  await notifyBatch(world.ctx({ kind: 'system' }), batch);
  return { ...applied, offerId: sent.id };
}

/** An event, a topic with a reply, a report and a message, with people who may change them. */
export async function createCommunity(world: World) {
  const [author, reader, admin] = [
    await world.student(),
    await world.student(),
    await world.admin(),
  ];
  const people = { authorId: author.userId, reporterId: reader.userId };
  const made = await addCommunity(world.db, { ...people, now: world.now });
  const { items } = await world.call(admin).event.listOwn({});
  const stamp = items.find(({ id }) => id === made.eventId)?.stamp ?? '';
  return { ...made, author, reader, admin, stamp };
}

/** A student's preferences that match a posting of `createMatching`. */
export const preferences = {
  ...noPreferences,
  locations: ['Pune'],
  graduationYear: 2027,
  permits: ['IN'],
  visibility: 'approved' as const,
};

/** A student with skills and preferences, and an open posting of a company that asks for them. */
export async function createMatching(world: World) {
  const company = await world.company();
  const recruiter = await world.member(company);
  const student = await world.student();
  const { profile, match } = world.call(student);
  await profile.update({
    firstName: 'Asha',
    lastName: `Rao ${nextNumber()}`,
    bio: 'I bake.',
    education: 'B. A.',
    location: 'Pune',
    phone: '12345',
    skills: ['Bread'],
    specialization: 'other',
    version: 1,
  });
  await match.savePreferences({ ...preferences, version: 0 });
  const posting = await world.posting(company, {
    skills: ['Bread'],
    location: 'Pune',
    minDegree: 'diploma',
    batchTo: 2020,
  });
  return { recruiter, student, posting };
}

/** Stores a setting and returns the site settings afterwards. */
export async function loadChanged(world: World, key: keyof SiteSettings, value: unknown) {
  const changed = { key, value, updatedAt: world.now };
  await world.db.insert(siteSettings).values(changed).onConflictDoNothing();
  return world.call(await world.admin()).setting.loadAll({});
}
