import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { companyFields } from '#domain/company/company-fields.ts';
import { valuesOf } from '#domain/fields.ts';
import { noPreferences } from '#domain/match/job-preferences.ts';
import { emptyContent } from '#domain/posting/posting-content.ts';
import { emptyResume } from '#domain/resume/empty-resume.ts';
import { defaultDesign } from '#domain/resume/resume-design.ts';
import { settingsOf } from '#domain/setting/setting-groups.ts';
import { defaultSiteSettings } from '#domain/setting/site-settings.ts';
import { profiles } from '#server/db/tables/profiles.ts';
import { linkHash } from '#server/features/resume/create-link.ts';
import { addCommunity, typedEvent } from '#testing/add-community.ts';
import { atsNumbers } from '#testing/ats-numbers.ts';
import { procedures } from '#testing/calls/calls.ts';
import { applicationForm, type Cast, createCast } from '#testing/cast.ts';
import { dump } from '#testing/dump.ts';
import { pdf } from '#testing/resume-bytes.ts';
import { password, startTestServer, type TestServer } from '#testing/server.ts';

const searchId = crypto.randomUUID();
const resumeId = crypto.randomUUID();
const onPaper = { content: emptyResume(() => 'e1'), design: defaultDesign };
let server: TestServer;
let cast: Cast;
let community: Awaited<ReturnType<typeof addCommunity>>;
beforeAll(async () => {
  server = await startTestServer();
  cast = await createCast(server);
  const [author, reporter] = await server.deps.db.select({ id: profiles.id }).from(profiles);
  if (!author || !reporter) throw new Error('There are people.');
  const people = { authorId: author.id, reporterId: reporter.id };
  community = await addCommunity(server.deps.db, { ...people, now: new Date() });
  await server.deps.db.execute(
    sql`insert into saved_searches (user_id, id, name, query, alert, since_at, created_at)
      select id, ${searchId}, 'A', 'q=a', 'off', now(), now() from profiles where user_type = 'student'`,
  );
  await server.deps.db.execute(
    sql`insert into resumes (id, user_id, name, content, design, created_at, updated_at)
      select ${resumeId}, id, 'A', ${JSON.stringify(onPaper.content)}::jsonb, ${JSON.stringify(onPaper.design)}::jsonb, now(), now()
      from users where email = 'asha.student@example.test'`,
  );
  await server.deps.db.execute(
    sql`insert into resume_links (id, resume_id, token_hash, created_at)
      values (${crypto.randomUUID()}, ${resumeId}, ${linkHash('a link')}, now())`,
  );
});
afterAll(() => server[Symbol.asyncDispose]());

/** Writes that this test sends about what there is not: a password that is none, a session of nobody. */
const isOfNothing =
  /undo|reset-password|end-?(own-?)?session$|confirm-?(myself|two-?factor)|remove-?(identity|two-?factor)|set-?password|create-?codes|resumes\/[^/]+\/ats-scores|createFromResume/iu;
const ours = () => server.origin;
const hostile: [string, () => Record<string, string>][] = [
  ['a cross-site request', () => ({ 'sec-fetch-site': 'cross-site' })],
  [
    'a cross-site request with our origin',
    () => ({ 'sec-fetch-site': 'cross-site', origin: ours() }),
  ],
  ['a request from a sister site', () => ({ 'sec-fetch-site': 'same-site', origin: ours() })],
  ['a foreign origin', () => ({ origin: 'https://evil.test' })],
  [
    'a foreign origin that claims the same site',
    () => ({ 'sec-fetch-site': 'same-origin', origin: 'https://evil.test' }),
  ],
  ['our name on another port', () => ({ origin: 'http://127.0.0.1:1' })],
  ['the origin null', () => ({ origin: 'null' })],
  ['the origin null of another site', () => ({ 'sec-fetch-site': 'cross-site', origin: 'null' })],
  ['neither header', () => ({})],
  ['a body of text/plain', () => ({ origin: ours(), 'content-type': 'text/plain' })],
  [
    'a body of TEXT/PLAIN with a charset',
    () => ({ origin: ours(), 'content-type': ' TEXT/Plain;charset=utf-8' }),
  ],
];

type Write = {
  path: string;
  method: string;
  body: () => BodyInit;
  type?: string;
  as: keyof Cast['people'];
};

function writes(): Write[] {
  const json = (value: unknown) => ({
    body: () => JSON.stringify(value),
    type: 'application/json',
  });
  const form = (value: Record<string, string>) => ({ body: () => new URLSearchParams(value) });
  const { applicationId, secondPostingId: postingId, fileId, otherId: userId } = cast;
  const person = { fullName: 'Asha Rao', email: 'asha@example.test' };
  const texts = { title: 'A', primaryRole: 'A', duration: 'A', description: 'A', location: '' };
  const posting = { ...texts, skills: ['A'], deadline: null };
  const inputs: Record<string, { as: keyof Cast['people']; input: Record<string, unknown> }> = {
    // A look at a link, which is posted so that no address carries its token.
    'account.findLink': { as: 'visitor', input: { token: 'none' } },
    'account.confirmMyself': { as: 'other', input: { password: 'wrong' } },
    'account.confirmTwoFactor': { as: 'other', input: { token: 'none', code: '123456' } },
    'account.createCodes': { as: 'other', input: {} },
    'account.endOtherSessions': { as: 'other', input: {} },
    'account.endOwnSession': { as: 'other', input: { id: applicationId } },
    'account.removeIdentity': { as: 'other', input: {} },
    'account.removeTwoFactor': { as: 'other', input: {} },
    'account.requestEmail': { as: 'other', input: { email: 'other@example.test' } },
    'account.requestTwoFactor': { as: 'other', input: {} },
    'account.setPassword': {
      as: 'other',
      input: { current: 'wrong', password: 'a rare one', confirmation: 'a rare one' },
    },
    'ats.create': { as: 'student', input: atsNumbers },
    'ats.createFromResume': { as: 'student', input: { resumeId } },
    'ats.remove': { as: 'student', input: { scoreId: crypto.randomUUID() } },
    'account.setTheme': { as: 'student', input: { theme: 'dark' } },
    'account.createAdminEntry': { as: 'admin', input: { email: 'new-admin@example.test' } },
    'account.createUser': {
      as: 'admin',
      input: { firstName: 'N', lastName: '', email: 'n@example.org', userType: 'student' },
    },
    'account.removeAdmin': { as: 'admin', input: { adminId: cast.adminEntryId } },
    'account.setAdminActive': {
      as: 'admin',
      input: { adminId: cast.adminEntryId, isActive: true },
    },
    'account.removeUserTwoFactor': { as: 'admin', input: { userId, version: 99 } },
    'account.removeUser': { as: 'admin', input: { userId, version: 99 } },
    'account.setRole': { as: 'admin', input: { userId, userType: 'student', version: 99 } },
    'account.setUserActive': { as: 'admin', input: { userId, isActive: false, version: 99 } },
    'account.setUserPassword': { as: 'admin', input: { userId, way: 'link', version: 99 } },
    'account.updateUser': {
      as: 'admin',
      input: { userId, firstName: 'N', lastName: '', phone: '', location: '', version: 1 },
    },
    // There is none with this id, which is a 404 from our own page.
    'company.remove': { as: 'admin', input: { companyId: applicationId } },
    'application.submit': { as: 'student', input: { ...person, postingId, resumeFileId: fileId } },
    'application.move': {
      as: 'recruiter',
      input: { applicationId, to: 'under_review', version: 1 },
    },
    'application.leave': {
      as: 'student',
      input: { applicationId, to: 'withdrawn', version: 99 },
    },
    'application.sendMessage': { as: 'student', input: { applicationId, body: 'Hello' } },
    'posting.create': { as: 'recruiter', input: emptyContent },
    'posting.createCopy': { as: 'recruiter', input: { postingId: cast.postingId } },
    'posting.move': {
      as: 'recruiter',
      input: { postingId: cast.postingId, to: 'closed', version: 99 },
    },
    'posting.save': {
      as: 'recruiter',
      input: { ...emptyContent, postingId: cast.postingId, version: 99 },
    },
    'contact.setState': {
      as: 'admin',
      input: { messageId: community.messageId, from: 'closed', to: 'answered' },
    },
    'event.create': { as: 'admin', input: typedEvent },
    'event.update': {
      as: 'admin',
      input: { ...typedEvent, eventId: community.eventId, stamp: 'old' },
    },
    'event.cancel': { as: 'admin', input: { eventId: community.eventId, stamp: 'old' } },
    'forum.createTopic': { as: 'recruiter', input: { title: 'A', body: 'B', tags: [] } },
    'forum.createReply': { as: 'student', input: { topicId: community.topicId, body: 'Two.' } },
    'forum.setLike': { as: 'student', input: { postId: community.topicId, isLiked: true } },
    'forum.setClosed': { as: 'admin', input: { topicId: community.topicId, isClosed: false } },
    // What others wrote, which is a 404 from our own page.
    'forum.updateTopic': {
      as: 'stranger',
      input: { topicId: community.topicId, title: 'A', body: 'B', tags: [], version: 99 },
    },
    'forum.removeTopic': { as: 'stranger', input: { topicId: community.topicId, version: 99 } },
    'forum.updateReply': {
      as: 'stranger',
      input: { replyId: community.replyId, body: 'B', version: 99 },
    },
    'forum.removeReply': { as: 'stranger', input: { replyId: community.replyId, version: 99 } },
    'report.create': {
      as: 'recruiter',
      input: { target: { kind: 'topic', id: community.topicId }, reason: 'spam', detail: '' },
    },
    'report.decide': {
      as: 'admin',
      input: { target: { kind: 'reply', id: community.replyId }, to: 'dismissed', reason: 'No.' },
    },
    'company.create': {
      as: 'admin',
      input: {
        name: 'New',
        contactEmail: 'n@example.test',
        contactName: 'Nia',
        password,
      },
    },
    'company.createLogin': {
      as: 'admin',
      input: { companyId: cast.companyId, email: 'l@example.test', name: 'Lea', password },
    },
    'company.updateOwn': {
      as: 'recruiter',
      input: {
        ...valuesOf(companyFields, {
          name: 'N',
          contactName: 'Nia',
          contactEmail: 'n@example.test',
        }),
        version: 1,
      },
    },
    'company.move': {
      as: 'admin',
      input: { companyId: cast.companyId, to: 'suspended', version: 1 },
    },
    'application.moveMany': {
      as: 'recruiter',
      input: { applications: [{ id: applicationId, version: 1 }], to: 'under_review' },
    },
    // Nobody made this one, which is a 404 from our own page.
    'application.undoMoves': { as: 'recruiter', input: { batchId: applicationId } },
    'application.createNote': { as: 'recruiter', input: { applicationId, body: 'Bakes well.' } },
    'application.setRating': { as: 'recruiter', input: { applicationId, stars: 4 } },
    'application.setInterviewers': {
      as: 'recruiter',
      input: { applicationId, memberIds: [] },
    },
    'setting.saveGeneral': {
      as: 'admin',
      input: { ...settingsOf('general', defaultSiteSettings), platformName: 'Rungs', version: 0 },
    },
    'setting.saveSources': {
      as: 'admin',
      input: { ...settingsOf('sources', defaultSiteSettings), leverBoards: 'acme', version: 0 },
    },
    'source.refresh': { as: 'student', input: { q: 'engineer', location: '' } },
    'source.request': { as: 'admin', input: { id: 'lever' } },
    'setting.saveSecurity': {
      as: 'admin',
      input: { ...settingsOf('security', defaultSiteSettings), sessionMinutes: 90, version: 0 },
    },
    'profile.requestExport': { as: 'recruiter', input: {} },
    'profile.removePhoto': { as: 'recruiter', input: {} },
    'profile.update': {
      as: 'recruiter',
      input: {
        firstName: 'Rita',
        lastName: '',
        bio: '',
        education: '',
        location: '',
        phone: '',
        skills: [],
        specialization: null,
        version: 1,
      },
    },
    'setting.saveNotifications': {
      as: 'student',
      input: {
        all: { inApp: true, email: true },
        kinds: [{ kind: 'application.moved', inApp: true, email: false }],
        takesMarketing: false,
      },
    },
    'setting.savePreferences': {
      as: 'student',
      input: { theme: 'dark', language: 'en', timeZone: 'Asia/Kolkata' },
    },
    'resume.create': { as: 'student', input: { name: 'A' } },
    'resume.createCopy': { as: 'student', input: { resumeId, name: 'B' } },
    'resume.createFile': { as: 'student', input: { resumeId } },
    'resume.createLink': { as: 'student', input: { resumeId, days: null, password: '' } },
    'resume.createVersion': { as: 'student', input: { resumeId, label: 'C' } },
    'resume.listPages': { as: 'student', input: onPaper },
    'resume.loadShared': { as: 'student', input: { token: 'a link' } },
    'resume.remove': { as: 'student', input: { resumeId: crypto.randomUUID() } },
    'resume.removeLink': { as: 'student', input: { resumeId, linkId: crypto.randomUUID() } },
    'resume.save': { as: 'student', input: { resumeId, name: 'D', ...onPaper, version: 1 } },
    'resume.setArchived': { as: 'student', input: { resumeId, isArchived: false } },
    'resume.setDefault': { as: 'student', input: { resumeId } },
    'resume.suggestWordings': { as: 'student', input: { content: onPaper.content } },
    'shelf.createSearch': { as: 'student', input: { name: 'A', query: 'q=a', alert: 'off' } },
    'shelf.markSearched': { as: 'student', input: { query: 'q=a' } },
    'shelf.removeRecent': { as: 'student', input: {} },
    'shelf.removeSearch': { as: 'student', input: { searchId: crypto.randomUUID() } },
    'shelf.setHidden': {
      as: 'student',
      input: { kind: 'company', target: 'Y', isHidden: true },
    },
    'shelf.setSaved': {
      as: 'student',
      input: { postingId: crypto.randomUUID(), isSaved: false },
    },
    'shelf.updateSearch': {
      as: 'student',
      input: { searchId, name: 'A', alert: 'off', version: 1 },
    },
    'match.loadCandidate': {
      as: 'recruiter',
      input: { studentId: userId, postingId: cast.postingId },
    },
    'match.savePreferences': { as: 'student', input: { ...noPreferences, version: 0 } },
    'setting.savePrivacy': {
      as: 'student',
      input: {
        isProfilePublic: true,
        showsResume: true,
        showsContact: true,
        handle: 'student-a',
      },
    },
    'notification.markRead': { as: 'recruiter', input: {} },
    'posting.createAny': {
      as: 'admin',
      input: { ...posting, companyId: cast.companyId, isActive: false },
    },
    'posting.setState': { as: 'admin', input: { postingId, to: 'closed', version: 1 } },
    // None gave up, which is a 404 from our own page.
    'task.repeat': { as: 'admin', input: { taskId: applicationId } },
    'task.remove': { as: 'admin', input: { taskId: applicationId } },
    'posting.updateAny': { as: 'admin', input: { ...posting, postingId, version: 1 } },
  };
  const calls = procedures
    .filter((route) => route.method !== 'GET')
    .flatMap(({ name, method, path, rpcPath }): Write[] => {
      const known = inputs[name];
      if (!known) throw new Error(`${name} writes: give this test an input that would be taken.`);
      const inPath = new Set([...path.matchAll(/\{(\w+)\}/gu)].map(([, field = '']) => field));
      const address = path.replaceAll(/\{(\w+)\}/gu, (_, field: string) =>
        String(known.input[field]),
      );
      const rest = Object.entries(known.input).filter(([field]) => !inPath.has(field));
      return [
        { path: address, method, as: known.as, ...json(Object.fromEntries(rest)) },
        { path: rpcPath, method: 'POST', as: known.as, ...json({ json: known.input }) },
      ];
    });
  // A suspension ends the recruiter's session: it comes after what the recruiter does.
  const isSuspension = ({ path }: Write) => Number(/compan(y|ies).*\/move$/u.test(path));
  calls.sort((one, other) => isSuspension(one) - isSuspension(other));
  return [
    ...calls,
    {
      path: '/login',
      method: 'POST',
      as: 'visitor',
      ...form({ email: 'asha.student@example.test', password }),
    },
    {
      path: '/login/two-factor',
      method: 'POST',
      as: 'visitor',
      ...form({ code: '123456' }),
    },
    {
      path: '/signup',
      method: 'POST',
      as: 'visitor',
      ...form({ fullName: 'New', email: 'new@example.test', password }),
    },
    {
      path: '/companies/request',
      method: 'POST',
      as: 'visitor',
      ...form({ name: 'Asking', contactEmail: 'ask@example.test', contactName: 'Ann' }),
    },
    {
      path: `/community/events/${community.slug}`,
      method: 'POST',
      as: 'visitor',
      ...form({ name: 'Asha', email: 'asha@example.test' }),
    },
    {
      path: '/community/events/leave',
      method: 'POST',
      as: 'visitor',
      ...form({ token: 'x' }),
    },
    {
      path: '/admin-dashboard/newsletter.csv',
      method: 'POST',
      as: 'admin',
      ...form({ state: '' }),
    },
    ...['/confirm-email', '/forgot-password'].map((path) => ({
      path,
      method: 'POST',
      as: 'visitor' as const,
      ...form({ email: 'asha.student@example.test' }),
    })),
    { path: '/auth/callback', method: 'POST', as: 'visitor', ...form({ token: 'none' }) },
    { path: '/auth/not-me', method: 'POST', as: 'visitor', ...form({ token: 'none' }) },
    ...['/reset-password', '/auth/reset-password'].map((path) => ({
      path,
      method: 'POST',
      as: 'visitor' as const,
      ...form({ token: 'none', password, confirmation: password }),
    })),
    { path: '/session', method: 'POST', as: 'student', ...form({}) },
    { path: '/logout', method: 'POST', as: 'student', ...form({}) },
    {
      path: `/job-application/${postingId}`,
      method: 'POST',
      as: 'student',
      body: () => applicationForm(pdf()),
    },
    { path: '/nowhere', method: 'DELETE', as: 'student', ...form({}) },
  ];
}

/** Sends without the headers that our client and fetch would add. */
async function send(write: Write, headers: Record<string, string>) {
  const body = write.body();
  const encoded = new Request('http://x.test', { method: 'POST', body });
  const type = write.type ?? encoded.headers.get('content-type') ?? '';
  return fetch(server.origin + write.path, {
    method: write.method,
    body: await encoded.arrayBuffer(),
    redirect: 'manual',
    headers: {
      accept: 'application/json',
      'content-type': type,
      'x-csrf-token': 'orpc',
      cookie: cast.people[write.as].cookie(),
      ...headers,
    },
  });
}

test.each(hostile)('SEC-30 no write is taken from %s', async (_name, headers) => {
  const before = await dump(server);
  for (const write of writes()) {
    const response = await send(write, headers());
    const at = `${write.method} ${write.path}`;
    expect([at, response.status, await response.json()]).toEqual([at, 403, { code: 'CROSS_SITE' }]);
    expect(response.headers.getSetCookie()).toEqual([]);
  }
  expect(await dump(server)).toEqual(before);
});

test('SEC-30 no reading address writes anything', async () => {
  const { people, applicationId, postingId, fileId } = cast;
  const fill = (path: string) =>
    path.replace('{postingId}', postingId).replace('{applicationId}', applicationId);
  const paths = [
    ...procedures.filter((route) => route.method === 'GET').map((route) => fill(route.path)),
    ...procedures.map(
      (route) =>
        `${route.rpcPath}?data=${encodeURIComponent(JSON.stringify({ json: { postingId } }))}`,
    ),
    ...[
      '/',
      '/careers',
      '/login',
      '/login/two-factor',
      '/auth/google',
      '/auth/google/callback',
      '/auth/google/callback?code=1&state=2',
      '/signup',
      '/logout',
      '/welcome',
      '/nowhere',
      '/settings',
      '/profile',
    ],
    ...['/mailbox', `/job-application/${postingId}`, `/files/${fileId}`, '/student-dashboard'],
    ...[
      '/company-dashboard',
      '/company-dashboard/applications',
      '/admin-dashboard',
      '/admin-dashboard/companies',
      '/admin-dashboard/jobs',
      '/admin-dashboard/moderation',
      '/admin-dashboard/moderation/messages',
      '/admin-dashboard/moderation/newsletter',
      '/admin-dashboard/moderation/events',
      '/community',
      '/community/events',
      `/community/events/${community.slug}`,
      `/community/events/${community.slug}/calendar.ics`,
      '/community/events/leave?token=x',
      '/community/forum',
      '/community/forum/new',
      `/community/forum/${community.topicId}`,
      '/admin-dashboard/users',
      '/admin-dashboard/users/admins',
      '/admin-dashboard/company-users',
      '/admin-dashboard/settings',
      '/admin-dashboard/settings/security',
      '/companies/request',
      '/livez',
      '/readyz',
    ],
  ];
  const before = await dump(server);
  for (const client of Object.values(people)) {
    for (const path of paths) {
      const response = await client.fetch(path);
      await response.arrayBuffer();
      expect([path, response.status]).toEqual([path, expect.toSatisfy((status) => status < 500)]);
    }
    const stream = await client.fetch('/live');
    await stream.body?.cancel();
  }
  expect(await dump(server)).toEqual(before);
});

test('SEC-30 every one of these writes is taken from our own page', async () => {
  for (const write of writes()) {
    if (write.path === '/logout' || write.path === '/nowhere') continue;
    const response = await send(write, { origin: ours(), 'sec-fetch-site': 'same-origin' });
    const isOfNone =
      /undo|failed-tasks|task\/|reset-password|company\/remove|admin\/companies\/[^/]+$|candidates\/|loadCandidate/u.test(
        write.path,
      );
    // What others wrote is not there for a stranger.
    const isElsewhere = isOfNone || write.as === 'stranger';
    const taken = isOfNothing.test(write.path)
      ? [404, 410, 422]
      : isElsewhere
        ? [404]
        : [200, 202, 409];
    expect([write.path, response.status]).toEqual([write.path, expect.toBeOneOf(taken)]);
  }
});

test('SEC-30 a page of ours that sends no referrer, and therefore the origin null, may post', async () => {
  const write = writes().find(({ path }) => path === '/auth/callback');
  if (!write) throw new Error('The callback is a write.');
  const response = await send(write, { origin: 'null', 'sec-fetch-site': 'same-origin' });
  expect(response.status).toBe(200);
});

test('SEC-30 when our own forms are refused since PUBLIC_URL is another address, the log names it once', async () => {
  const publicUrl = 'https://jobs.example.test';
  await using misnamed = await startTestServer({ config: { publicUrl, PUBLIC_URL: publicUrl } });
  const warnings = () => misnamed.lines.filter(({ msg }) => String(msg).includes('PUBLIC_URL'));
  const post = (origin: string) =>
    fetch(`${misnamed.origin}/logout`, { method: 'POST', headers: { origin } });
  expect((await post('https://evil.test')).status).toBe(403);
  expect(warnings()).toEqual([]);
  for (let count = 0; count < 2; count++) {
    expect((await post(misnamed.origin)).status).toBe(403);
  }
  expect(warnings()).toMatchObject([{ level: 40, usedAddress: misnamed.origin, publicUrl }]);
});
