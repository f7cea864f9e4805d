import { ORPCError } from '@orpc/server';
import { getTableColumns, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ZodType } from 'zod';
import { contract } from '#contract/index.ts';
import { companyFields } from '#domain/company/company-fields.ts';
import { valuesOf } from '#domain/fields.ts';
import { noPreferences } from '#domain/match/job-preferences.ts';
import { emptyContent, type PostingContent } from '#domain/posting/posting-content.ts';
import { emptyResume } from '#domain/resume/empty-resume.ts';
import { defaultDesign } from '#domain/resume/resume-design.ts';
import { settingsOf } from '#domain/setting/setting-groups.ts';
import { defaultSiteSettings } from '#domain/setting/site-settings.ts';
import { addCommunity, typedEvent } from '#testing/add-community.ts';
import { addFailedTask } from '#testing/add-failed-task.ts';
import { atsNumbers } from '#testing/ats-numbers.ts';
import { createEverybody, type Everybody } from '#testing/everybody.ts';
import { exampleResume } from '#testing/made-resumes.ts';
import { twoFactorOf } from '#testing/row-makers.ts';
import { createWorld, type World } from '#testing/world.ts';
import { type ProcedureName, writes } from './access.ts';
import { sealStep } from './auth/entry-step.ts';
import { createRecoveryCodes } from './auth/recovery-codes.ts';
import { base32, codeAt, createSeed, stepAt } from './auth/totp.ts';
import { inTransaction } from './context.ts';
import * as securityTables from './db/tables/account-security.ts';
import * as accountTables from './db/tables/accounts.ts';
import * as applicationTalkTables from './db/tables/application-talk.ts';
import * as applicationTables from './db/tables/applications.ts';
import * as atsTables from './db/tables/ats-scores.ts';
import * as auditTables from './db/tables/audit-entries.ts';
import * as communityTables from './db/tables/community.ts';
import * as companyTables from './db/tables/companies.ts';
import * as fileTables from './db/tables/files.ts';
import * as keyTables from './db/tables/idempotency-keys.ts';
import * as interviewTables from './db/tables/interviews.ts';
import * as keptTables from './db/tables/kept-searches.ts';
import * as liveTables from './db/tables/live-events.ts';
import * as modelTables from './db/tables/model-calls.ts';
import * as notificationTables from './db/tables/notifications.ts';
import * as outsideTables from './db/tables/outside-postings.ts';
import * as postingTables from './db/tables/postings.ts';
import * as profileTables from './db/tables/profiles.ts';
import * as resumeTables from './db/tables/resumes.ts';
import * as searchTables from './db/tables/search.ts';
import * as siteMailTables from './db/tables/site-mail.ts';
import * as settingTables from './db/tables/user-settings.ts';
import { noteAction } from './features/audit/note-action.ts';
import { notifyUser } from './features/notification/notify-user.ts';
import type { ModelPort } from './ports/model/model.ts';

const tables = [
  atsTables,
  auditTables,
  accountTables,
  securityTables,
  applicationTables,
  applicationTalkTables,
  communityTables,
  companyTables,
  fileTables,
  keyTables,
  interviewTables,
  keptTables,
  liveTables,
  notificationTables,
  outsideTables,
  postingTables,
  profileTables,
  modelTables,
  resumeTables,
  searchTables,
  settingTables,
  siteMailTables,
].flatMap((module) => Object.values(module).filter((each) => is(each, PgTable)));

/** Every column by both its names, with a value that it could hold. */
const columns = new Map<string, unknown>();
for (const table of tables) {
  for (const [name, column] of Object.entries(getTableColumns(table))) {
    const values: Record<string, unknown> = { boolean: true, number: 1, date: new Date(0) };
    const value = column.enumValues?.at(-1) ?? values[column.dataType] ?? 'x';
    columns.set(name, value).set(column.name, value);
  }
}

const profileForm = {
  firstName: 'Asha',
  lastName: 'Rao',
  bio: 'I bake.',
  education: 'B. A.',
  location: 'Pune',
  phone: '1',
  skills: ['Bread'],
  specialization: 'other' as const,
};

type Call = { by: keyof Everybody['people']; input: Record<string, unknown> };

let world: World;
let everybody: Everybody;
let calls: Record<ProcedureName, Call>;

beforeAll(async () => {
  world = await createWorld();
  everybody = await createEverybody(world);
  const { applications, companies, postings, files, people } = everybody;
  const data = {
    kind: 'application.received' as const,
    applicationId: applications.x.id,
    postingId: postings.appliedX.id,
    postingTitle: 'Baker',
    studentName: 'Asha Rao',
  };
  await notifyUser(world.ctx(), people.studentA.userId, data);
  await world.mailbox.send({
    id: 'm1',
    to: 'asha@example.test',
    subject: 'Hello',
    text: 'Hello',
    html: 'Hello',
  });
  const left = await world.application({
    posting: await world.posting(companies.y),
    student: people.studentA,
  });
  const { companyId, id: applicationId } = applications.x;
  await world.db.insert(interviewTables.interviews).values({
    companyId,
    id: crypto.randomUUID(),
    applicationId,
    startsAt: world.now,
    endsAt: new Date(world.now.getTime() + 1),
    status: 'scheduled',
    platform: 'Video call',
    createdAt: world.now,
  });
  await world.call(people.studentA).application.sendMessage({ applicationId, body: 'Hello' });
  await addFailedTask(world.pool);
  const taskId = await addFailedTask(world.pool);
  await inTransaction(world.ctx(people.admin), (tx) =>
    noteAction(tx, {
      action: 'company.approved',
      target: { kind: 'company', id: companies.x.id },
      before: { status: 'pending' },
      after: { status: 'approved' },
    }),
  );
  const open = { postingId: postings.open.id };
  const loginless = await world.company();
  const addOwn = () =>
    addCommunity(world.db, {
      authorId: people.studentA.userId,
      reporterId: people.studentB.userId,
      now: world.now,
    });
  const ofA = world.call(people.studentA).shelf;
  const kept = await ofA.createSearch({ name: 'Bakers', query: 'q=baker', alert: 'off' });
  await ofA.markSearched({ query: 'q=baker' });
  await ofA.setSaved({ ...open, isSaved: true });
  await ofA.setHidden({ kind: 'company', target: 'Y', isHidden: true });
  const gone = await world.posting(companies.x, { state: 'closed' });
  const measured = await world.posting(companies.x, {
    skills: ['Bread'],
    location: 'Pune',
    batchTo: 2020,
  });
  const compared = await world.application({
    posting: await world.posting(companies.x, { skills: ['Bread'], minDegree: 'diploma' }),
    student: people.studentA,
  });
  const soughtWork = {
    ...noPreferences,
    locations: ['Pune'],
    graduationYear: 2027,
    permits: ['IN'],
    visibility: 'approved' as const,
  };
  await world.call(people.studentA).match.savePreferences({ ...soughtWork, version: 0 });
  await world.db.insert(keptTables.profileViews).values({
    companyId: companies.x.id,
    id: crypto.randomUUID(),
    studentId: people.studentA.userId,
    postingId: measured.id,
    viewedAt: world.now,
  });
  await world.posting(companies.x, { type: 'Contract', level: 'Lead', category: 'Design' });
  const rare = 'a rare password';
  const form = {
    title: 'Baker',
    primaryRole: 'Baker',
    duration: 'Full-time',
    skills: ['Bread'],
    description: 'Bake.',
    location: '',
    deadline: null,
  };
  const content: PostingContent = {
    ...emptyContent,
    title: 'Baker',
    primaryRole: 'Baker',
    duration: 'Full-time',
    skills: ['Bread'],
    description: 'Bake.',
    questions: postings.open.screeningQuestions,
  };
  const { ownerX, studentB, interviewerX } = people;
  const ofOwner = world.call(ownerX).application;
  const answers = [
    { questionId: crypto.randomUUID(), kind: 'text' as const, question: 'Why?', answer: 'Bread.' },
  ];
  const asked = await world.application({
    posting: postings.open,
    student: studentB,
    values: { answers },
  });
  const opened = { applicationId: asked.id };
  await ofOwner.createNote({ ...opened, body: 'Bakes well.' });
  await ofOwner.setRating({ ...opened, stars: 4 });
  await ofOwner.setInterviewers({ ...opened, memberIds: [interviewerX.userId] });
  const both = [
    await world.application({
      posting: await world.posting({ id: ownerX.companyId }),
      student: studentB,
    }),
    await world.application({
      posting: await world.posting({ id: ownerX.companyId }),
      student: studentB,
    }),
  ].map(({ id }) => ({ id, version: 1 }));
  const { batchId } = await ofOwner.moveMany({ applications: both, to: 'under_review' });
  await ofOwner.move({ applicationId: both[0]?.id ?? '', to: 'offer_made', version: 2 });
  await world.pool.query('update job_applications set answers = $1', [
    JSON.stringify([
      { questionId: crypto.randomUUID(), kind: 'text', question: 'Why?', answer: 'Because.' },
    ]),
  ]);
  const [shown, doomed, answered, reported] = [
    await addOwn(),
    await addOwn(),
    await addOwn(),
    await addOwn(),
  ];
  const { items: events } = await world.call(people.admin).event.listOwn({});
  const stampOf = (eventId: string) => events.find(({ id }) => id === eventId)?.stamp ?? '';
  const topicForm = { title: 'A', body: 'B', tags: ['resume'] };
  const reportOf = (id: string) => ({ target: { kind: 'topic', id } });
  const unwanted = await world.company();
  const entries = await world.rows(accountTables.adminUsers);
  const entryOf = ({ email }: { email: string }) =>
    entries.find((entry) => entry.email === email)?.id;
  const { studentA, recruiterX, recruiterY } = people;
  const secure = world.ctx().accounts;
  for (const userId of [studentB.userId, recruiterX.userId]) {
    const account = { userId, accountId: userId, createdAt: world.now };
    await world.db.insert(accountTables.accounts).values([
      {
        ...account,
        id: crypto.randomUUID(),
        providerId: 'credential',
        password: await world.ctx().passwords.hashPassword(rare),
      },
      { ...account, id: crypto.randomUUID(), providerId: 'oidc:https://id.test' },
    ]);
  }
  await world.db
    .insert(securityTables.twoFactors)
    .values([recruiterY, ownerX].map(({ userId }) => twoFactorOf(userId, world.now)));
  const elsewhere = crypto.randomUUID();
  await world.db.insert(accountTables.sessions).values({
    id: elsewhere,
    userId: studentA.userId,
    token: elsewhere,
    expiresAt: world.now,
  });
  const seed = createSeed();
  const token = sealStep(secure.seal, 'settings', {
    userId: studentA.userId,
    issuedAt: world.now.getTime(),
    setUp: { seed: base32(seed), codes: createRecoveryCodes() },
  });
  const { ats, resume } = world.call(await world.actorOf(studentA));
  await ats.create({ ...atsNumbers, name: 'first.pdf' });
  const { id: doomedScore } = await ats.create({ ...atsNumbers, name: 'second.pdf' });
  const dates = { start: '2020', end: 'present' };
  const fullResume = {
    ...emptyResume(() => 'e1'),
    links: [{ id: 'l1', label: 'Code', url: 'https://code.test' }],
    projects: [
      {
        id: 'p1',
        name: 'Oven',
        role: '',
        url: '',
        ...dates,
        description: 'Baked 40 loaves in 2 hours',
      },
    ],
    skills: [{ name: 'Bread', level: 4, group: '' }],
    languages: [{ name: 'Hindi', fluency: 'Native' }],
    certifications: ['Baker'],
    achievements: ['Best loaf'],
    custom: [
      {
        id: 'c1',
        title: 'Fairs',
        entries: [{ id: 'f1', title: 'Pune', subtitle: '', ...dates, description: '' }],
      },
    ],
    order: ['skills'],
  };
  const { id: resumeId } = await resume.create({ name: 'Baker', content: fullResume });
  const { id: scoredResume } = await resume.create({ name: 'Frontend', content: exampleResume });
  const { id: doomedResume } = await resume.create({ name: 'Cook' });
  const { id: versionId } = await resume.createVersion({ resumeId, label: 'First' });
  const link = await resume.createLink({ resumeId, days: null, password: '' });
  const onPaper = { content: fullResume, design: defaultDesign };
  calls = {
    'community.load': { by: 'studentA', input: {} },
    'contact.list': { by: 'admin', input: {} },
    'contact.setState': {
      by: 'admin',
      input: { messageId: doomed.messageId, from: 'open', to: 'closed' },
    },
    'event.cancel': {
      by: 'admin',
      input: { eventId: doomed.eventId, stamp: stampOf(doomed.eventId) },
    },
    'event.create': { by: 'admin', input: typedEvent },
    'event.list': { by: 'studentA', input: {} },
    'event.listOwn': { by: 'admin', input: {} },
    'event.load': { by: 'studentA', input: { slug: shown.slug } },
    'event.update': {
      by: 'admin',
      input: { ...typedEvent, eventId: answered.eventId, stamp: stampOf(answered.eventId) },
    },
    'forum.createReply': { by: 'studentA', input: { topicId: shown.topicId, body: 'Two.' } },
    'forum.createTopic': { by: 'studentB', input: topicForm },
    'forum.list': { by: 'studentA', input: {} },
    'forum.load': { by: 'studentA', input: { topicId: shown.topicId } },
    'forum.removeReply': { by: 'studentA', input: { replyId: doomed.replyId, version: 1 } },
    'forum.removeTopic': { by: 'studentA', input: { topicId: doomed.topicId, version: 1 } },
    'forum.setClosed': { by: 'studentA', input: { topicId: answered.topicId, isClosed: true } },
    'forum.setLike': { by: 'studentB', input: { postId: shown.replyId, isLiked: true } },
    'forum.updateReply': {
      by: 'studentA',
      input: { replyId: answered.replyId, body: 'Two.', version: 1 },
    },
    'forum.updateTopic': {
      by: 'studentA',
      input: { ...topicForm, topicId: answered.topicId, version: 1 },
    },
    'match.listCandidates': { by: 'ownerX', input: {} },
    'match.listRecommended': { by: 'studentA', input: {} },
    'match.loadCandidate': {
      by: 'ownerX',
      input: { studentId: people.studentA.userId, postingId: measured.id },
    },
    'match.listViews': { by: 'studentA', input: {} },
    'match.load': { by: 'studentA', input: { postingId: measured.id } },
    'match.loadPreferences': { by: 'studentA', input: {} },
    'match.loadReceived': { by: 'ownerX', input: { applicationId: compared.id } },
    'match.savePreferences': { by: 'studentB', input: { ...soughtWork, version: 0 } },
    'newsletter.list': { by: 'admin', input: {} },
    'resume.create': { by: 'studentB', input: { name: 'Baker', content: fullResume } },
    'resume.createCopy': { by: 'studentA', input: { resumeId, name: 'Copy' } },
    'resume.createFile': { by: 'studentA', input: { resumeId } },
    'resume.createLink': { by: 'studentA', input: { resumeId, days: 7, password: 'x' } },
    'resume.createVersion': { by: 'studentA', input: { resumeId, label: 'Second' } },
    'resume.list': { by: 'studentA', input: {} },
    'resume.listLinks': { by: 'studentA', input: { resumeId } },
    'resume.listPages': { by: 'studentA', input: onPaper },
    'resume.listVersions': { by: 'studentA', input: { resumeId } },
    'resume.load': { by: 'studentA', input: { resumeId } },
    'model.load': { by: 'studentA', input: {} },
    'resume.loadShared': { by: 'studentB', input: { token: link.path.slice('/r/'.length) } },
    'resume.loadVersion': { by: 'studentA', input: { resumeId, versionId } },
    'resume.remove': { by: 'studentA', input: { resumeId: doomedResume } },
    'resume.removeLink': { by: 'studentA', input: { resumeId, linkId: crypto.randomUUID() } },
    'resume.save': {
      by: 'studentA',
      input: { resumeId, name: 'Cook', ...onPaper, version: 1 },
    },
    'resume.setArchived': { by: 'studentA', input: { resumeId, isArchived: false } },
    'resume.setDefault': { by: 'studentA', input: { resumeId } },
    'resume.suggestWordings': { by: 'studentA', input: { content: fullResume } },
    'shelf.createSearch': {
      by: 'studentA',
      input: { name: 'Cooks', query: 'q=cook', alert: 'daily' },
    },
    'shelf.listHidden': { by: 'studentA', input: {} },
    'shelf.listSaved': { by: 'studentA', input: {} },
    'shelf.listSearches': { by: 'studentA', input: {} },
    'shelf.markSearched': { by: 'studentA', input: { query: 'q=baker' } },
    'shelf.removeRecent': { by: 'studentA', input: { query: 'q=other' } },
    'shelf.removeSearch': { by: 'studentB', input: { searchId: crypto.randomUUID() } },
    'shelf.setHidden': {
      by: 'studentA',
      input: { kind: 'company', target: 'Y', isHidden: true },
    },
    'shelf.setSaved': { by: 'studentA', input: { ...open, isSaved: true } },
    'shelf.updateSearch': {
      by: 'studentA',
      input: { searchId: kept.id, name: 'Bakers', alert: 'weekly', version: 1 },
    },
    'report.create': {
      by: 'ownerX',
      input: { ...reportOf(shown.topicId), reason: 'abuse', detail: '' },
    },
    'report.decide': {
      by: 'admin',
      input: { ...reportOf(reported.topicId), to: 'upheld', reason: 'Spam.' },
    },
    'report.list': { by: 'admin', input: {} },
    'account.confirmMyself': { by: 'studentB', input: { password: rare } },
    'account.confirmTwoFactor': {
      by: 'studentA',
      input: { token, code: codeAt(seed, stepAt(world.now)) },
    },
    'account.createCodes': { by: 'admin', input: {} },
    'account.endOtherSessions': { by: 'studentA', input: {} },
    'account.endOwnSession': { by: 'studentA', input: { id: elsewhere } },
    'account.findStep': { by: 'studentA', input: {} },
    'account.listSessions': { by: 'studentA', input: {} },
    'account.loadSecurity': { by: 'studentA', input: {} },
    'account.removeIdentity': { by: 'recruiterX', input: {} },
    'account.removeTwoFactor': { by: 'recruiterY', input: {} },
    'account.requestEmail': { by: 'studentB', input: { email: 'other@example.test' } },
    'account.requestTwoFactor': { by: 'studentB', input: {} },
    'account.setPassword': {
      by: 'studentB',
      input: { current: rare, password: 'a rarer password', confirmation: 'a rarer password' },
    },
    'account.findLink': { by: 'studentA', input: { token: 'none' } },
    'account.loadEntry': { by: 'studentA', input: {} },
    'account.me': { by: 'recruiterX', input: {} },
    'account.setTheme': { by: 'studentA', input: { theme: 'dark' } },
    'account.createAdminEntry': { by: 'admin', input: { email: 'new@example.test' } },
    'account.createUser': {
      by: 'admin',
      input: { firstName: 'Nia', lastName: '', email: 'nia@example.test', userType: 'student' },
    },
    'account.listAdmins': { by: 'admin', input: {} },
    'account.listCompanyUsers': { by: 'admin', input: {} },
    'account.listUsers': { by: 'admin', input: {} },
    'account.removeAdmin': { by: 'admin', input: { adminId: entryOf(people.unverifiedAdmin) } },
    'account.removeUser': {
      by: 'admin',
      input: { userId: people.removedX.userId, version: 1 },
    },
    'account.removeUserTwoFactor': {
      by: 'admin',
      input: { userId: people.ownerX.userId, version: 1 },
    },
    'account.setAdminActive': {
      by: 'admin',
      input: { adminId: entryOf(people.exAdmin), isActive: true },
    },
    'account.setRole': {
      by: 'admin',
      input: { userId: people.ofSwitchedOff.userId, userType: 'student', version: 1 },
    },
    'account.setUserActive': {
      by: 'admin',
      input: { userId: people.deactivated.userId, isActive: true, version: 1 },
    },
    'account.setUserPassword': {
      by: 'admin',
      input: { userId: people.ofSuspended.userId, way: 'password', version: 1 },
    },
    'account.updateUser': {
      by: 'admin',
      input: {
        userId: people.recruiterY.userId,
        firstName: 'Nia',
        lastName: '',
        phone: '',
        location: '',
        version: 1,
      },
    },
    'application.createNote': { by: 'ownerX', input: { ...opened, body: 'Once more.' } },
    'application.listBoard': { by: 'ownerX', input: { status: 'pending' } },
    'application.listCards': { by: 'ownerX', input: { status: 'pending' } },
    'application.loadReading': { by: 'ownerX', input: opened },
    'application.loadReceived': { by: 'ownerX', input: opened },
    'application.moveMany': {
      by: 'ownerX',
      input: { applications: [{ id: asked.id, version: 1 }], to: 'under_review' },
    },
    'application.setInterviewers': {
      by: 'ownerX',
      input: { ...opened, memberIds: [interviewerX.userId] },
    },
    'application.setRating': { by: 'ownerX', input: { ...opened, stars: 5 } },
    'application.undoMoves': { by: 'ownerX', input: { batchId } },
    'application.findOwn': { by: 'studentA', input: { postingId: postings.appliedX.id } },
    'application.leave': {
      by: 'studentA',
      input: { applicationId: left.id, to: 'withdrawn', version: 1 },
    },
    'application.listMessages': { by: 'studentA', input: { applicationId } },
    'application.listOwn': { by: 'studentA', input: {} },
    'application.listReceived': { by: 'ownerX', input: {} },
    'application.loadOwn': { by: 'studentA', input: { applicationId } },
    'application.move': {
      by: 'ownerX',
      input: { applicationId: applications.x.id, to: 'under_review', version: 1 },
    },
    'application.sendMessage': { by: 'studentA', input: { applicationId, body: 'Hello' } },
    'application.submit': {
      by: 'studentA',
      input: {
        ...open,
        resumeFileId: files.a.id,
        fullName: 'Asha Rao',
        email: 'asha@example.test',
      },
    },
    'ats.create': { by: 'studentA', input: atsNumbers },
    'ats.createFromResume': { by: 'studentA', input: { resumeId: scoredResume } },
    'ats.list': { by: 'studentA', input: {} },
    'ats.remove': { by: 'studentA', input: { scoreId: doomedScore } },
    'readiness.load': { by: 'studentA', input: {} },
    'audit.list': { by: 'admin', input: {} },
    'audit.verify': { by: 'admin', input: {} },
    'article.list': { by: 'studentA', input: {} },
    'article.load': { by: 'studentA', input: { slug: 'how-to-read-an-offer' } },
    'article.loadDocument': { by: 'studentA', input: { name: 'terms' } },
    'company.create': {
      by: 'admin',
      input: { name: 'Z', contactName: 'Zoe', contactEmail: 'z@example.test', password: rare },
    },
    'company.createLogin': {
      by: 'admin',
      input: { companyId: loginless.id, email: 'l@example.test', name: 'Lea', password: rare },
    },
    'company.list': { by: 'admin', input: {} },
    'company.loadOwn': { by: 'recruiterX', input: {} },
    'company.updateOwn': {
      by: 'recruiterX',
      input: {
        ...valuesOf(companyFields, {
          name: 'X',
          contactName: 'Xi',
          contactEmail: 'x@example.test',
        }),
        version: 1,
      },
    },
    'company.remove': { by: 'admin', input: { companyId: unwanted.id } },
    'company.move': {
      by: 'admin',
      input: { companyId: everybody.companies.y.id, to: 'suspended', version: 1 },
    },
    'mailbox.list': { by: 'admin', input: {} },
    'notification.list': { by: 'studentA', input: {} },
    'notification.markRead': { by: 'studentA', input: {} },
    'posting.createAny': {
      by: 'admin',
      input: { ...form, companyId: everybody.companies.x.id, isActive: true },
    },
    'posting.listAny': { by: 'admin', input: {} },
    'posting.loadAny': { by: 'admin', input: { postingId: postings.appliedX.id } },
    'posting.setState': {
      by: 'admin',
      input: { postingId: postings.draft.id, to: 'removed', version: 1 },
    },
    'posting.updateAny': {
      by: 'admin',
      input: { ...form, postingId: postings.appliedY.id, version: 1 },
    },
    'application.listResumes': { by: 'studentA', input: {} },
    'palette.list': { by: 'ownerX', input: { q: 'a' } },
    'posting.create': { by: 'ownerX', input: content },
    'posting.createCopy': { by: 'ownerX', input: open },
    'posting.list': { by: 'studentA', input: {} },
    'posting.listOwn': { by: 'ownerX', input: {} },
    'posting.loadOwn': { by: 'ownerX', input: { postingId: postings.draft.id } },
    'posting.move': {
      by: 'ownerX',
      input: { postingId: postings.appliedX.id, to: 'closed', version: 1 },
    },
    'posting.save': { by: 'ownerX', input: { ...content, ...open, version: 1 } },
    'profile.findExport': { by: 'studentB', input: {} },
    'profile.requestExport': { by: 'studentA', input: {} },
    'profile.load': { by: 'studentA', input: {} },
    'profile.loadPublic': { by: 'studentB', input: { handle: 'student-a' } },
    'profile.removePhoto': { by: 'studentA', input: {} },
    'profile.update': { by: 'studentA', input: { ...profileForm, version: 1 } },
    'setting.listTimeZones': { by: 'studentA', input: { search: 'kolkata' } },
    'setting.loadOwn': { by: 'studentA', input: {} },
    'setting.saveNotifications': {
      by: 'studentA',
      input: {
        all: { inApp: true, email: true },
        kinds: [{ kind: 'application.moved', inApp: true, email: false }],
        takesMarketing: false,
      },
    },
    'setting.savePreferences': {
      by: 'studentA',
      input: { theme: 'dark', language: 'en', timeZone: 'Asia/Kolkata' },
    },
    'setting.savePrivacy': {
      by: 'studentA',
      input: {
        isProfilePublic: true,
        showsResume: true,
        showsContact: true,
        handle: 'student-a',
      },
    },
    'task.listFailed': { by: 'admin', input: {} },
    'task.repeat': { by: 'admin', input: { taskId } },
    'posting.load': { by: 'studentA', input: open },
    'search.list': { by: 'studentA', input: { q: 'engineer' } },
    'search.load': { by: 'studentA', input: open },
    'search.suggest': { by: 'studentA', input: { q: 'back' } },
    'posting.loadGone': { by: 'studentA', input: { postingId: gone.id } },
    'setting.loadAll': { by: 'admin', input: {} },
    'setting.saveGeneral': {
      by: 'admin',
      input: { ...settingsOf('general', defaultSiteSettings), platformName: 'Rungs', version: 0 },
    },
    'setting.saveSources': {
      by: 'admin',
      input: { ...settingsOf('sources', defaultSiteSettings), leverBoards: 'acme', version: 0 },
    },
    'source.list': { by: 'admin', input: {} },
    'source.refresh': { by: 'studentA', input: { q: 'engineer', location: '' } },
    'source.request': { by: 'admin', input: { id: 'lever' } },
    'setting.saveSecurity': {
      by: 'admin',
      input: { ...settingsOf('security', defaultSiteSettings), sessionMinutes: 90, version: 0 },
    },
  };
});
afterAll(() => world?.[Symbol.asyncDispose]());

const procedures = Object.entries(contract).flatMap(([noun, verbs]) =>
  Object.entries(verbs).map(([verb, procedure]) => {
    const { inputSchema, outputSchema } = procedure['~orpc'];
    return {
      name: `${noun}.${verb}` as ProcedureName,
      inputSchema: inputSchema as ZodType,
      outputSchema: outputSchema as ZodType,
    };
  }),
);

const firstAnswers = new Map<ProcedureName, unknown>();

/** A language model that turns the first line around. */
const model: ModelPort = {
  async complete({ answer }) {
    const said = answer.read({ wordings: [{ line: 0, text: 'In 2 hours baked 40 loaves' }] });
    if (said === undefined) throw new Error('The answer has another shape.');
    return said;
  },
};

function ask(name: ProcedureName, extra: Record<string, unknown> = {}): Promise<unknown> {
  const { by, input } = calls[name];
  const [noun = '', verb = ''] = name.split('.');
  const options = { idempotencyKey: `key-of-${name}`, model };
  const api = world.call(everybody.people[by], options) as unknown as Record<
    string,
    Record<string, (input: unknown) => Promise<unknown>>
  >;
  const procedure = api[noun]?.[verb];
  if (procedure === undefined) throw new Error(`There is no ${name}.`);
  return procedure({ ...input, ...extra });
}

test.each(procedures)(
  'SEC-03 $name takes no column of any table beside its own fields, and writes nothing',
  async ({ name, inputSchema }) => {
    const own = new Set(Object.keys(shapeOf(inputSchema)));
    const extras = [...columns].filter(([key]) => !own.has(key));
    expect(extras.length).toBeGreaterThan(100);
    const before = await world.dump();
    const { input } = calls[name];
    // Each alone to the schema, which says what it refuses; all of them, and one, to the call that reads by it.
    for (const [key, value] of extras) {
      const issues = inputSchema.safeParse({ ...input, [key]: value }).error?.issues;
      expect(issues).toMatchObject([{ code: 'unrecognized_keys', path: [], keys: [key] }]);
    }
    for (const extra of [Object.fromEntries(extras), { isAdmin: true }]) {
      const error = await ask(name, extra).catch((refused: unknown) => refused);
      expect(error).toBeInstanceOf(ORPCError);
      expect(error).toMatchObject({ code: 'INVALID_INPUT', status: 400 });
    }
    expect(await world.dump()).toEqual(before);
  },
);

test.each(procedures)(
  'SEC-03 $name answers with exactly the fields of its contract',
  async ({ name, outputSchema }) => {
    const answer = await ask(name);
    firstAnswers.set(name, answer);
    const wrong: string[] = [];
    compareKeys(outputSchema, answer, name, wrong);
    expect(wrong).toEqual([]);
  },
);

test.each([...writes])(
  'REL-46 %s that is sent again with its key gets exactly the first answer, and writes nothing',
  async (name) => {
    const before = await world.dump();
    const again = await ask(name);
    expect(again).toEqual(firstAnswers.get(name));
    expect(JSON.stringify(again)).toBe(JSON.stringify(firstAnswers.get(name)));
    expect(await world.dump()).toEqual(before);
  },
);

type Definition = {
  type: string;
  shape?: Record<string, ZodType>;
  element?: ZodType;
  innerType?: ZodType;
  options?: ZodType[];
  discriminator?: string;
  values?: unknown[];
};

const definitionOf = (schema: ZodType) => schema._zod.def as unknown as Definition;

function shapeOf(schema: ZodType): Record<string, ZodType> {
  const { shape } = definitionOf(schema);
  if (shape === undefined) throw new Error('Every procedure takes an object.');
  return shape;
}

/** Says where a value has a field that its schema does not have, or lacks one. */
function compareKeys(schema: ZodType, value: unknown, path: string, wrong: string[]): void {
  const { type, element, innerType, options, discriminator = '' } = definitionOf(schema);
  if (type === 'array' && element && Array.isArray(value)) {
    if (value.length === 0) wrong.push(`${path} is empty: the test has to show a row of it`);
    for (const each of value) compareKeys(element, each, `${path}[]`, wrong);
  } else if ((type === 'nullable' || type === 'optional') && innerType) {
    if (value !== null && value !== undefined) compareKeys(innerType, value, path, wrong);
  } else if (type === 'union' && options) {
    const kind = (value as Record<string, unknown>)[discriminator];
    const option = options.find((each) =>
      definitionOf(shapeOf(each)[discriminator] as ZodType).values?.includes(kind),
    );
    if (option === undefined) wrong.push(`${path} is of no known kind`);
    else compareKeys(option, value, path, wrong);
  } else if (type === 'object') {
    const shape = shapeOf(schema);
    const keys = Object.keys(value as object);
    if (keys.toSorted().join() !== Object.keys(shape).toSorted().join()) {
      wrong.push(`${path} has ${keys.join()} instead of ${Object.keys(shape).join()}`);
    }
    for (const [key, inner] of Object.entries(shape)) {
      compareKeys(inner, (value as Record<string, unknown>)[key], `${path}.${key}`, wrong);
    }
  }
}
