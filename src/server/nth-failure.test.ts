import { eq } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import { expect, test } from 'vitest';
import type { ApiClient } from '#contract/page-context.ts';
import type { Actor } from '#domain/actor.ts';
import { companyFields } from '#domain/company/company-fields.ts';
import { valuesOf } from '#domain/fields.ts';
import { noPreferences } from '#domain/match/job-preferences.ts';
import { emptyContent } from '#domain/posting/posting-content.ts';
import type { SiteSettings } from '#domain/setting/site-settings.ts';
import { addCommunity, typedEvent } from '#testing/add-community.ts';
import { addFailedTask } from '#testing/add-failed-task.ts';
import { atsNumbers } from '#testing/ats-numbers.ts';
import { countChanges } from '#testing/count-changes.ts';
import { type Failure, openFailingDatabase } from '#testing/failing-database.ts';
import { twoFactorOf } from '#testing/row-makers.ts';
import { addSecured, ownPassword } from '#testing/secured-student.ts';
import { takeTurns } from '#testing/take-turns.ts';
import { createWorld, type World } from '#testing/world.ts';
import { access, type ProcedureName, writes } from './access.ts';
import { twoFactors } from './db/tables/account-security.ts';
import { adminUsers } from './db/tables/accounts.ts';
import { auditEntries } from './db/tables/audit-entries.ts';
import { profiles } from './db/tables/profiles.ts';
import { siteSettings } from './db/tables/site-settings.ts';

type Flow = { by: Actor; run: (api: ApiClient) => Promise<unknown> };

const form = {
  title: 'Baker',
  primaryRole: 'Baker',
  duration: 'Full-time',
  skills: ['Bread'],
  description: 'Bake.',
};
const password = 'a rare password';
let count = 0;

async function createKept(world: World) {
  const by = await world.student();
  const search = { name: 'Bakers', query: 'q=baker', alert: 'daily' as const };
  const { id: searchId } = await world.call(by).shelf.createSearch(search);
  return { by, searchId };
}

async function createOwnResume(world: World) {
  const by = await world.student();
  const { id: resumeId } = await world.call(by).resume.create({ name: 'Baker' });
  return { by, resumeId };
}

/** Each call that writes, with rows of its own to work on. */
const flows: Record<string, (world: World) => Promise<Flow>> = {
  'account.setTheme': async (world) => ({
    by: await world.student(),
    run: (api) => api.account.setTheme({ theme: 'dark' }),
  }),
  'account.confirmMyself': async (world) => {
    const { student } = await addSecured(world);
    return { by: student, run: (api) => api.account.confirmMyself({ password: ownPassword }) };
  },
  'account.endOtherSessions': async (world) => {
    const { student } = await addSecured(world);
    return { by: student, run: (api) => api.account.endOtherSessions({}) };
  },
  'account.endOwnSession': async (world) => {
    const { student, elsewhere } = await addSecured(world);
    return { by: student, run: (api) => api.account.endOwnSession({ id: elsewhere }) };
  },
  'account.removeIdentity': async (world) => {
    const { student } = await addSecured(world);
    return { by: student, run: (api) => api.account.removeIdentity({}) };
  },
  'account.removeTwoFactor': async (world) => {
    const { student } = await addSecured(world, { hasFactor: true });
    return { by: student, run: (api) => api.account.removeTwoFactor({}) };
  },
  'account.requestEmail': async (world) => {
    const { student } = await addSecured(world);
    const email = `other-${++count}@example.test`;
    return { by: student, run: (api) => api.account.requestEmail({ email }) };
  },
  'account.setPassword': async (world) => {
    const { student } = await addSecured(world);
    const input = { current: ownPassword, password, confirmation: password };
    return { by: student, run: (api) => api.account.setPassword(input) };
  },
  'profile.update': async (world) => {
    const input = {
      firstName: 'Asha',
      lastName: 'Rao',
      bio: 'I bake.',
      education: '',
      location: 'Pune',
      phone: '',
      skills: ['Bread'],
      specialization: 'other' as const,
    };
    return {
      by: await world.student(),
      run: (api) => api.profile.update({ ...input, version: 1 }),
    };
  },
  'profile.requestExport': async (world) => ({
    by: await world.student(),
    run: (api) => api.profile.requestExport({}),
  }),
  'profile.removePhoto': async (world) => {
    const student = await world.student();
    const { id } = await world.file(student);
    await world.db.update(profiles).set({ photoFileId: id }).where(eq(profiles.id, student.userId));
    return { by: student, run: (api) => api.profile.removePhoto({}) };
  },
  'setting.saveNotifications': async (world) => ({
    by: await world.student(),
    run: (api) =>
      api.setting.saveNotifications({
        all: { inApp: true, email: false },
        kinds: [{ kind: 'application.moved', inApp: true, email: false }],
        takesMarketing: false,
      }),
  }),
  'setting.savePreferences': async (world) => ({
    by: await world.student(),
    run: (api) =>
      api.setting.savePreferences({ theme: 'dark', language: 'en', timeZone: 'Asia/Kolkata' }),
  }),
  'setting.savePrivacy': async (world) => {
    const handle = `asha-${++count}`;
    const input = { isProfilePublic: true, showsResume: true, showsContact: true, handle };
    return { by: await world.student(), run: (api) => api.setting.savePrivacy(input) };
  },
  'match.savePreferences': async (world) => {
    const by = await world.student();
    await world.db
      .update(profiles)
      .set({ skills: [`skill ${++count}`] })
      .where(eq(profiles.id, by.userId));
    const input = { ...noPreferences, visibility: 'approved' as const, version: 0 };
    return { by, run: (api) => api.match.savePreferences(input) };
  },
  'account.createAdminEntry': async (world) => {
    const email = `admin-${++count}@example.test`;
    return { by: await world.admin(), run: (api) => api.account.createAdminEntry({ email }) };
  },
  'account.setAdminActive': async (world) => {
    const { by, adminId } = await createEntry(world);
    return { by, run: (api) => api.account.setAdminActive({ adminId, isActive: false }) };
  },
  'account.removeAdmin': async (world) => {
    const { by, adminId } = await createEntry(world);
    return { by, run: (api) => api.account.removeAdmin({ adminId }) };
  },
  'account.createUser': async (world) => {
    const person = { firstName: 'Nia', lastName: '', email: `nia-${++count}@example.test` };
    return {
      by: await world.admin(),
      run: (api) => api.account.createUser({ ...person, userType: 'student' }),
    };
  },
  'account.updateUser': async (world) => {
    const { userId } = await world.student();
    const person = { firstName: 'Nia', lastName: 'Rao', phone: '', location: '' };
    return {
      by: await world.admin(),
      run: (api) => api.account.updateUser({ userId, ...person, version: 1 }),
    };
  },
  'account.setRole': async (world) => {
    const { userId } = await world.student();
    const { id: companyId } = await world.company();
    const role = { userType: 'company' as const, companyId, memberRole: 'recruiter' as const };
    return {
      by: await world.admin(),
      run: (api) => api.account.setRole({ userId, ...role, version: 1 }),
    };
  },
  'account.setUserActive': async (world) => {
    const { userId } = await world.student();
    return {
      by: await world.admin(),
      run: (api) => api.account.setUserActive({ userId, isActive: false, version: 1 }),
    };
  },
  'account.removeUser': async (world) => {
    const { userId } = await world.student();
    return {
      by: await world.admin(),
      run: (api) => api.account.removeUser({ userId, version: 1 }),
    };
  },
  'account.removeUserTwoFactor': async (world) => {
    const { userId } = await world.student();
    await world.db.insert(twoFactors).values(twoFactorOf(userId, world.now));
    return {
      by: await world.admin(),
      run: (api) => api.account.removeUserTwoFactor({ userId, version: 1 }),
    };
  },
  'setting.saveGeneral': async (world) => {
    const { version, ...before } = (await loadChanged(world, 'platformName', 'Ladder')).general;
    const platformName = `Rungs ${++count}`;
    return {
      by: await world.admin(),
      run: (api) => api.setting.saveGeneral({ ...before, platformName, version }),
    };
  },
  'setting.saveSecurity': async (world) => {
    const { version, ...before } = (await loadChanged(world, 'sessionMinutes', 50)).security;
    const sessionMinutes = 60 + ++count;
    return {
      by: await world.admin(),
      run: (api) => api.setting.saveSecurity({ ...before, sessionMinutes, version }),
    };
  },
  'setting.saveSources': async (world) => {
    const { version, ...before } = (await loadChanged(world, 'leverBoards', 'acme')).sources;
    const leverBoards = `acme-${++count}`;
    return {
      by: await world.admin(),
      run: (api) => api.setting.saveSources({ ...before, leverBoards, version }),
    };
  },
  'source.request': async (world) => {
    await loadChanged(world, 'leverBoards', 'acme');
    return { by: await world.admin(), run: (api) => api.source.request({ id: 'lever' }) };
  },
  'company.remove': async (world) => {
    const { id: companyId } = await world.company();
    return { by: await world.admin(), run: (api) => api.company.remove({ companyId }) };
  },
  'application.submit': async (world) => {
    const { postingId } = await createPosting(world);
    const student = await world.student();
    const { id: resumeFileId } = await world.file(student);
    const input = { postingId, resumeFileId, fullName: 'Asha', email: 'asha@example.test' };
    return { by: student, run: (api) => api.application.submit(input) };
  },
  'application.leave': async (world) => {
    const { student, applicationId } = await createApplied(world);
    return {
      by: student,
      run: (api) => api.application.leave({ applicationId, to: 'withdrawn', version: 1 }),
    };
  },
  'application.sendMessage': async (world) => {
    const { recruiter, applicationId } = await createApplied(world);
    return {
      by: recruiter,
      run: (api) => api.application.sendMessage({ applicationId, body: 'Hello' }),
    };
  },
  'application.move': async (world) => {
    const { recruiter, applicationId } = await createApplied(world);
    const input = { applicationId, to: 'rejected' as const, version: 1, reason: 'Another.' };
    return { by: recruiter, run: (api) => api.application.move(input) };
  },
  'application.moveMany': async (world) => {
    const { recruiter, applicationId } = await createApplied(world);
    const applications = [{ id: applicationId, version: 1 }];
    return {
      by: recruiter,
      run: (api) => api.application.moveMany({ applications, to: 'under_review' }),
    };
  },
  'application.undoMoves': async (world) => {
    const { recruiter, applicationId } = await createApplied(world);
    const { batchId } = await world.call(recruiter).application.moveMany({
      applications: [{ id: applicationId, version: 1 }],
      to: 'under_review',
    });
    return { by: recruiter, run: (api) => api.application.undoMoves({ batchId: batchId ?? '' }) };
  },
  'application.createNote': async (world) => {
    const { recruiter, applicationId } = await createApplied(world);
    return {
      by: recruiter,
      run: (api) => api.application.createNote({ applicationId, body: 'Bakes well.' }),
    };
  },
  'application.setRating': async (world) => {
    const { recruiter, applicationId } = await createApplied(world);
    return { by: recruiter, run: (api) => api.application.setRating({ applicationId, stars: 4 }) };
  },
  'application.setInterviewers': async (world) => {
    const { recruiter, applicationId } = await createApplied(world);
    const interviewer = await world.member({ id: recruiter.companyId }, 'interviewer');
    const memberIds = [interviewer.userId];
    return {
      by: recruiter,
      run: (api) => api.application.setInterviewers({ applicationId, memberIds }),
    };
  },
  'contact.setState': async (world) => {
    const { admin, messageId } = await createCommunity(world);
    return {
      by: admin,
      run: (api) => api.contact.setState({ messageId, from: 'open', to: 'answered' }),
    };
  },
  'event.create': async (world) => ({
    by: await world.admin(),
    run: (api) => api.event.create(typedEvent),
  }),
  'event.update': async (world) => {
    const { admin, eventId, stamp } = await createCommunity(world);
    // Before the others, so that the next one is on the first page of the list again.
    const soon = { startsAt: '2026-11-21T20:00', endsAt: '2026-11-21T21:00' };
    return {
      by: admin,
      run: (api) => api.event.update({ ...typedEvent, ...soon, eventId, stamp }),
    };
  },
  'event.cancel': async (world) => {
    const { admin, eventId, stamp } = await createCommunity(world);
    return { by: admin, run: (api) => api.event.cancel({ eventId, stamp }) };
  },
  'forum.createTopic': async (world) => ({
    by: await world.student(),
    run: (api) => api.forum.createTopic({ title: 'A', body: 'B', tags: ['c'] }),
  }),
  'forum.updateTopic': async (world) => {
    const { author, topicId } = await createCommunity(world);
    const input = { topicId, title: 'A', body: 'B', tags: ['c'], version: 1 };
    return { by: author, run: (api) => api.forum.updateTopic(input) };
  },
  'forum.removeTopic': async (world) => {
    const { author, topicId } = await createCommunity(world);
    return { by: author, run: (api) => api.forum.removeTopic({ topicId, version: 1 }) };
  },
  'forum.setClosed': async (world) => {
    const { author, topicId } = await createCommunity(world);
    return { by: author, run: (api) => api.forum.setClosed({ topicId, isClosed: true }) };
  },
  'forum.createReply': async (world) => {
    const { reader, topicId } = await createCommunity(world);
    return { by: reader, run: (api) => api.forum.createReply({ topicId, body: 'Two.' }) };
  },
  'forum.updateReply': async (world) => {
    const { author, replyId } = await createCommunity(world);
    const input = { replyId, body: 'Two.', version: 1 };
    return { by: author, run: (api) => api.forum.updateReply(input) };
  },
  'forum.removeReply': async (world) => {
    const { author, replyId } = await createCommunity(world);
    return { by: author, run: (api) => api.forum.removeReply({ replyId, version: 1 }) };
  },
  'forum.setLike': async (world) => {
    const { reader, replyId } = await createCommunity(world);
    return { by: reader, run: (api) => api.forum.setLike({ postId: replyId, isLiked: true }) };
  },
  'ats.create': async (world) => ({
    by: await world.student(),
    run: (api) => api.ats.create(atsNumbers),
  }),
  'ats.remove': async (world) => {
    const by = await world.student();
    const { id: scoreId } = await world.call(by).ats.create(atsNumbers);
    return { by, run: (api) => api.ats.remove({ scoreId }) };
  },
  'resume.create': async (world) => ({
    by: await world.student(),
    run: (api) => api.resume.create({ name: 'Baker', fromProfile: true }),
  }),
  'resume.createCopy': async (world) => {
    const { by, resumeId } = await createOwnResume(world);
    return { by, run: (api) => api.resume.createCopy({ resumeId, name: 'Copy' }) };
  },
  'resume.createLink': async (world) => {
    const { by, resumeId } = await createOwnResume(world);
    return { by, run: (api) => api.resume.createLink({ resumeId, days: 7, password: 'x' }) };
  },
  'resume.createVersion': async (world) => {
    const { by, resumeId } = await createOwnResume(world);
    return { by, run: (api) => api.resume.createVersion({ resumeId, label: 'First' }) };
  },
  'resume.remove': async (world) => {
    const { by, resumeId } = await createOwnResume(world);
    await world.call(by).resume.create({ name: 'Cook' });
    return { by, run: (api) => api.resume.remove({ resumeId }) };
  },
  'resume.removeLink': async (world) => {
    const { by, resumeId } = await createOwnResume(world);
    const { resume } = world.call(by);
    const { id: linkId } = await resume.createLink({ resumeId, days: null, password: '' });
    return { by, run: (api) => api.resume.removeLink({ resumeId, linkId }) };
  },
  'resume.setArchived': async (world) => {
    const { by, resumeId } = await createOwnResume(world);
    await world.call(by).resume.create({ name: 'Cook' });
    return { by, run: (api) => api.resume.setArchived({ resumeId, isArchived: true }) };
  },
  'resume.setDefault': async (world) => {
    const { by } = await createOwnResume(world);
    const { id: resumeId } = await world.call(by).resume.create({ name: 'Cook' });
    return { by, run: (api) => api.resume.setDefault({ resumeId }) };
  },
  'shelf.createSearch': async (world) => ({
    by: await world.student(),
    run: (api) => api.shelf.createSearch({ name: 'Bakers', query: 'q=baker', alert: 'daily' }),
  }),
  'shelf.markSearched': async (world) => ({
    by: await world.student(),
    run: (api) => api.shelf.markSearched({ query: 'q=baker' }),
  }),
  'shelf.removeRecent': async (world) => {
    const by = await world.student();
    await world.call(by).shelf.markSearched({ query: 'q=baker' });
    return { by, run: (api) => api.shelf.removeRecent({}) };
  },
  'shelf.removeSearch': async (world) => {
    const { by, searchId } = await createKept(world);
    return { by, run: (api) => api.shelf.removeSearch({ searchId }) };
  },
  'shelf.updateSearch': async (world) => {
    const { by, searchId } = await createKept(world);
    return {
      by,
      run: (api) =>
        api.shelf.updateSearch({ searchId, name: 'Cooks', alert: 'weekly', version: 1 }),
    };
  },
  'shelf.setHidden': async (world) => ({
    by: await world.student(),
    run: (api) => api.shelf.setHidden({ kind: 'company', target: 'Y', isHidden: true }),
  }),
  'shelf.setSaved': async (world) => {
    const { id: postingId } = await world.posting(await world.company());
    return {
      by: await world.student(),
      run: (api) => api.shelf.setSaved({ postingId, isSaved: true }),
    };
  },
  'report.create': async (world) => {
    const { author, topicId } = await createCommunity(world);
    const target = { kind: 'topic' as const, id: topicId };
    return {
      by: author,
      run: (api) => api.report.create({ target, reason: 'spam', detail: '' }),
    };
  },
  'report.decide': async (world) => {
    const { admin, topicId } = await createCommunity(world);
    const target = { kind: 'topic' as const, id: topicId };
    return {
      by: admin,
      run: (api) => api.report.decide({ target, to: 'upheld', reason: 'Spam.' }),
    };
  },
  'company.create': async (world) => {
    const contactEmail = `zoe-${++count}@example.test`;
    const input = { name: `Z ${count}`, contactName: 'Zoe', contactEmail, password };
    return { by: await world.admin(), run: (api) => api.company.create(input) };
  },
  'company.createLogin': async (world) => {
    const { id: companyId } = await world.company();
    const input = { companyId, email: `lea-${++count}@example.test`, name: 'Lea', password };
    return { by: await world.admin(), run: (api) => api.company.createLogin(input) };
  },
  'company.updateOwn': async (world) => {
    const { recruiter } = await createPosting(world);
    const typed = {
      name: `Renamed ${++count}`,
      contactName: 'Zoe',
      contactEmail: 'z@example.test',
    };
    const input = { ...valuesOf(companyFields, typed), version: 1 };
    return { by: recruiter, run: (api) => api.company.updateOwn(input) };
  },
  'company.move': async (world) => {
    const { recruiter } = await createPosting(world);
    const input = { companyId: recruiter.companyId, to: 'suspended' as const, version: 1 };
    return { by: await world.admin(), run: (api) => api.company.move(input) };
  },
  'notification.markRead': async (world) => {
    const { recruiter, student, applicationId } = await createApplied(world);
    await world.call(student).application.sendMessage({ applicationId, body: 'Hello' });
    return { by: recruiter, run: (api) => api.notification.markRead({}) };
  },
  'posting.create': async (world) => {
    const { recruiter } = await createPosting(world);
    return { by: recruiter, run: (api) => api.posting.create({ ...emptyContent, ...form }) };
  },
  'posting.createCopy': async (world) => {
    const { recruiter, postingId } = await createPosting(world);
    return { by: recruiter, run: (api) => api.posting.createCopy({ postingId }) };
  },
  'posting.save': async (world) => {
    const { recruiter, postingId } = await createPosting(world);
    const input = { ...emptyContent, ...form, postingId, version: 1 };
    return { by: recruiter, run: (api) => api.posting.save(input) };
  },
  'posting.move': async (world) => {
    const { recruiter, postingId } = await createPosting(world);
    return {
      by: recruiter,
      run: (api) => api.posting.move({ postingId, to: 'closed', version: 1 }),
    };
  },
  'posting.createAny': async (world) => {
    const { id: companyId } = await world.company();
    const input = { ...form, companyId, isActive: true, location: '', deadline: null };
    return { by: await world.admin(), run: (api) => api.posting.createAny(input) };
  },
  'posting.updateAny': async (world) => {
    const { postingId } = await createPosting(world);
    const input = { ...form, postingId, version: 1, location: '', deadline: null };
    return { by: await world.admin(), run: (api) => api.posting.updateAny(input) };
  },
  'task.repeat': async (world) => {
    const taskId = await addFailedTask(world.pool);
    return { by: await world.admin(), run: (api) => api.task.repeat({ taskId }) };
  },
  'posting.setState': async (world) => {
    const { postingId } = await createPosting(world);
    return {
      by: await world.admin(),
      run: (api) => api.posting.setState({ postingId, to: 'removed', version: 1 }),
    };
  },
};

async function createEntry(world: World) {
  const adminId = uuid();
  await world.db.insert(adminUsers).values({ id: adminId, email: `entry-${++count}@example.test` });
  return { by: await world.admin(), adminId };
}

/** The settings of the site after this one was changed before. */
async function loadChanged(world: World, key: keyof SiteSettings, value: unknown) {
  const changed = { key, value, updatedAt: world.now };
  await world.db.insert(siteSettings).values(changed).onConflictDoNothing();
  return world.call(await world.admin()).setting.loadAll({});
}

async function createPosting(world: World) {
  const company = await world.company();
  const recruiter = await world.member(company);
  return { recruiter, postingId: (await world.posting(company)).id };
}

async function createCommunity(world: World) {
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

async function createApplied(world: World) {
  const { recruiter, postingId } = await createPosting(world);
  const student = await world.student();
  const posting = { id: postingId, companyId: recruiter.companyId };
  const { id: applicationId } = await world.application({ posting, student });
  return { recruiter, student, applicationId };
}

test('REL-46 each call that writes is tried', () => {
  expect(Object.keys(flows).toSorted()).toEqual([...writes].toSorted());
});

const moments = ['before', 'after'] as const;

test.each(Object.entries(flows).map(([name, prepare], at) => [name, prepare, at] as const))(
  'REL-46 whichever statement of %s fails, all of it stands or nothing; asked again with its key it is done once',
  async (_name, prepare, at) => {
    await using world = await createWorld();
    // The first time there are words and skills that nobody used before.
    const first = await prepare(world);
    await first.run(world.call(first.by, { idempotencyKey: crypto.randomUUID() }));
    const clean = await prepare(world);
    const changesOfAll = await countChanges(world.pool);
    await clean.run(world.call(clean.by, { idempotencyKey: crypto.randomUUID() }));
    const whole = await changesOfAll();
    expect(Object.keys(whole).length).toBeGreaterThan(1);
    await using failing = openFailingDatabase(world.connectionString);
    const { db } = failing;
    const leavesAllOrNothing = async (failure: Failure): Promise<boolean> => {
      const { by, run } = await prepare(world);
      const idempotencyKey = crypto.randomUUID();
      const changes = await countChanges(world.pool);
      await failing.fail(failure);
      const answer = await run(world.call(by, { db, idempotencyKey })).catch(
        (error: unknown) => error,
      );
      if (!failing.hasFailed()) return false;
      expect(answer).toMatchObject({ code: 'INTERNAL_SERVER_ERROR' });
      expect([{}, whole]).toContainEqual(await changes());
      await run(world.call(by, { idempotencyKey }));
      expect(await changes()).toEqual(whole);
      return true;
    };
    let statement = 1;
    for (let isReached = true; isReached; statement += isReached ? 1 : 0) {
      for (const when of takeTurns(moments, at + statement))
        isReached = await leavesAllOrNothing({ statement, when });
    }
    const count = statement - 1;
    expect(count).toBeGreaterThan(3);
    // Around the commit it matters most whether a statement was done.
    for (let last = count; last > count - 3; last--) {
      for (const when of takeTurns(moments, at + last + 1))
        expect(await leavesAllOrNothing({ statement: last, when })).toBe(true);
    }
  },
);

const ofAdmins = Object.entries(flows).filter(
  ([name]) => access[name as ProcedureName] === 'admin',
);

test.each(ofAdmins)(
  'SEC-62 %s leaves one entry in the audit log, by the administrator who did it and with the request',
  async (_name, prepare) => {
    await using world = await createWorld();
    const { by, run } = await prepare(world);
    await run(world.call(by));
    const entries = await world.rows(auditEntries);
    expect(entries).toMatchObject([
      {
        actorId: 'userId' in by ? by.userId : 'nobody',
        actorKind: 'admin',
        at: world.now,
        requestId: expect.stringMatching(/^[\w-]{36}$/u),
      },
    ]);
    expect(JSON.stringify(entries)).not.toContain(password);
  },
);
