import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Student } from '#domain/actor.ts';
import { createSessionCookies } from '#server/auth/session-cookie.ts';
import { sessions } from '#server/db/tables/accounts.ts';
import { files } from '#server/db/tables/files.ts';
import { profiles } from '#server/db/tables/profiles.ts';
import { saveLogo } from '#server/features/company/branding.ts';
import { signLogHead } from '#server/features/credential/published-documents.ts';
import { createFileGiven, createGiven } from '#testing/calls/assessed.ts';
import { createWritten } from '#testing/calls/backup.ts';
import { createBooked } from '#testing/calls/coach.ts';
import { createIssued } from '#testing/calls/credential.ts';
import { createFollowed } from '#testing/calls/drive.ts';
import { createScheduled } from '#testing/calls/interview.ts';
import { createFinished } from '#testing/calls/recording.ts';
import { createOffered, createCommunity, createPosting } from '#testing/calls/rows.ts';
import { onePixel } from '#testing/one-pixel.ts';
import { createWorldApp, type WorldApp } from '#testing/world-app.ts';
import { createWorld, type World } from '#testing/world.ts';
import { lessonWorkerPolicy } from './security-headers.ts';

let world: World;
let app: WorldApp;
let student: Student;
let cookie: string;
beforeAll(async () => {
  world = await createWorld(new Date());
  app = createWorldApp(world);
  student = await world.student();
  cookie = await app.cookieOf(student);
});
afterAll(async () => {
  await app?.[Symbol.asyncDispose]();
  await world?.[Symbol.asyncDispose]();
});

const none = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
/** Headers of every response, unless its kind overrides them. */
const always = {
  'cache-control': 'private, no-store',
  'content-security-policy': `${none}; sandbox`,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};
const pagePolicy =
  "default-src 'none'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; " +
  "worker-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; " +
  "trusted-types reader lessons; script-src 'nonce-…' 'strict-dynamic'";
const json = { ...always, 'content-type': 'application/json' };
const html = {
  ...always,
  'content-security-policy': pagePolicy,
  'content-type': 'text/html; charset=utf-8',
};
const publicFor = (seconds: number, type: string) => ({
  ...always,
  'cache-control': `public, max-age=${seconds}`,
  'content-type': type,
});
/** Files that other sites may embed and read. */
const publicFile = (seconds: number, type: string) => ({
  ...publicFor(seconds, type),
  'cross-origin-resource-policy': 'cross-origin',
});
const xml = 'application/xml; charset=utf-8';

type Ask = () => Promise<{ path: string; headers?: Record<string, string> }>;
type Answer = { status: number; headers: Record<string, string>; ask: Ask };

const at =
  (path: string): Ask =>
  () =>
    Promise.resolve({ path });
const asStudent =
  (path: string): Ask =>
  () =>
    Promise.resolve({ path, headers: { cookie } });

async function uploaded() {
  const { id } = await world.file(student);
  return { path: `/files/${id}`, headers: { cookie } };
}

/** An archive of somebody whose session was left open. */
async function oldArchive() {
  const owner = await world.student();
  const { id } = await world.file(owner);
  await world.db.update(files).set({ purpose: 'export' }).where(eq(files.id, id));
  await world.db
    .update(sessions)
    .set({ confirmedAt: new Date(world.now.getTime() - 86_400_000) })
    .where(eq(sessions.userId, owner.userId));
  return { path: `/files/${id}`, headers: { cookie: await app.cookieOf(owner) } };
}

async function photo() {
  const { id } = await world.file(student);
  const type = { purpose: 'photo' as const, mediaType: 'image/webp', name: 'me.webp' };
  await world.db.update(files).set(type).where(eq(files.id, id));
  await world.db.update(profiles).set({ photoFileId: id }).where(eq(profiles.id, student.userId));
  return { path: `/photos/${id}`, headers: { cookie } };
}

async function publicResume() {
  const owner = await world.student();
  await world.file(owner);
  const shown = { isProfilePublic: true, showsResume: true, showsContact: false };
  await world.call(owner).setting.savePrivacy({ ...shown, handle: 'asha-rao' });
  return { path: '/people/asha-rao/resume' };
}

async function ownResume() {
  const { id } = await world.call(student).resume.create({ name: 'Baker' });
  return { path: `/resumes/${id}/json`, headers: { cookie } };
}

async function linkedResume() {
  const { resume } = world.call(student);
  const { id: resumeId } = await resume.create({ name: 'Cook' });
  const { path } = await resume.createLink({ resumeId, days: 1, password: '' });
  return { path: `${path}/pdf` };
}

async function asset(path: string) {
  await mkdir(join(world.folder, dirname(path)), { recursive: true });
  await writeFile(join(world.folder, path), 'x');
  return { path };
}

const download = (type: string, name: string) => ({
  ...always,
  'content-type': type,
  'content-disposition': `attachment; filename="${name}"; filename*=UTF-8''${name}`,
});

/** Every GET route by its registered path, with all response headers. */
const answers: Record<string, Answer> = {
  'GET /livez': { status: 200, headers: json, ask: at('/livez') },
  'GET /readyz': { status: 200, headers: json, ask: at('/readyz') },
  'GET /auth/google': { status: 303, headers: always, ask: at('/auth/google') },
  'GET /auth/google/callback': { status: 303, headers: always, ask: at('/auth/google/callback') },
  'GET /session': { status: 200, headers: json, ask: asStudent('/session') },
  'GET /photos/:photoId': {
    status: 200,
    headers: {
      ...always,
      'cache-control': 'private, max-age=300',
      'content-disposition': 'inline',
      'content-type': 'image/webp',
    },
    ask: photo,
  },
  'GET /community/events/:slug/calendar.ics': {
    status: 200,
    headers: {
      ...always,
      'content-disposition': 'attachment; filename="event.ics"',
      'content-type': 'text/calendar; charset=utf-8',
    },
    ask: async () => ({
      path: `/community/events/${(await createCommunity(world)).slug}/calendar.ics`,
    }),
  },
  'GET /interviews/:file{[\\w-]+\\.ics}': {
    status: 200,
    headers: {
      ...always,
      'content-disposition': 'attachment; filename="interview.ics"',
      'content-type': 'text/calendar; charset=utf-8',
      'x-robots-tag': 'noindex',
    },
    ask: async () => {
      const { recruiter, interviewId } = await createScheduled(world);
      const headers = { cookie: await app.cookieOf(recruiter) };
      return { path: `/interviews/${interviewId}.ics`, headers };
    },
  },
  'GET /coach-bookings/:file{[\\w-]+\\.ics}': {
    status: 200,
    headers: {
      ...always,
      'content-disposition': 'attachment; filename="coach.ics"',
      'content-type': 'text/calendar; charset=utf-8',
      'x-robots-tag': 'noindex',
    },
    ask: async () => {
      const startsAt = new Date(Date.now() + 48 * 60 * 60_000).toISOString().slice(0, 16);
      const { student: by, bookingId } = await createBooked(world, { startsAt, timeZone: 'UTC' });
      const headers = { cookie: await app.cookieOf(by) };
      return { path: `/coach-bookings/${bookingId}.ics`, headers };
    },
  },
  'GET /recordings/:recordingId/media': {
    status: 200,
    headers: {
      ...always,
      'content-disposition': 'inline',
      'content-type': 'video/webm',
    },
    ask: async () => {
      const { by, recordingId } = await createFinished(world);
      const headers = { cookie: await app.cookieOf(by) };
      return { path: `/recordings/${recordingId}/media`, headers };
    },
  },
  'GET /assessment-files/:sittingId/:place': {
    status: 200,
    headers: download('application/pdf', 'answer-1.pdf'),
    ask: async () => {
      const { student, recruiter, sittingId } = await createFileGiven(world);
      await world.call(student).assessment.submitSection({ sittingId, section: 0 });
      const headers = { cookie: await app.cookieOf(recruiter) };
      return { path: `/assessment-files/${sittingId}/0`, headers };
    },
  },
  'GET /assessment-recordings/:sittingId/:place/captions': {
    status: 200,
    headers: { ...always, 'content-type': 'text/vtt; charset=utf-8' },
    ask: async () => {
      const { student, sittingId } = await createGiven(world);
      const { assessment } = world.call(student);
      const { transcript: answer } = await assessment.transcribe({ sittingId, place: 0 });
      await assessment.saveAnswer({ sittingId, place: 0, answer, version: 0 });
      const headers = { cookie: await app.cookieOf(student) };
      return { path: `/assessment-recordings/${sittingId}/0/captions`, headers };
    },
  },
  'GET /assessment-recordings/:sittingId/:place/media': {
    status: 200,
    headers: {
      ...always,
      'content-disposition': 'inline',
      'content-type': 'video/webm',
    },
    ask: async () => {
      const { student, sittingId } = await createGiven(world);
      const headers = { cookie: await app.cookieOf(student) };
      return { path: `/assessment-recordings/${sittingId}/0/media`, headers };
    },
  },
  'GET /calendar/:file{[\\w-]+\\.ics}': {
    status: 200,
    headers: {
      ...always,
      'content-disposition': 'attachment; filename="drives.ics"',
      'content-type': 'text/calendar; charset=utf-8',
      'x-robots-tag': 'noindex',
    },
    ask: async () => {
      const { student } = await createFollowed(world);
      const { url } = await world.call(student).drive.createFeed({});
      return { path: new URL(url).pathname };
    },
  },
  'GET /.well-known/did.json': {
    status: 200,
    headers: publicFile(60, 'application/did+json'),
    ask: async () => ({ path: '/.well-known/did.json' }),
  },
  'GET /credentials/status/:list{\\d{1,9}}': {
    status: 200,
    headers: publicFile(30, 'application/vc+ld+json'),
    ask: async () => {
      await createIssued(world);
      return { path: '/credentials/status/1' };
    },
  },
  'GET /credentials/log.json': {
    status: 200,
    headers: publicFile(600, 'application/json'),
    ask: async () => ({ path: '/credentials/log.json' }),
  },
  'GET /credentials/log/:file{\\d{1,15}\\.json}': {
    status: 200,
    headers: publicFile(600, 'application/json'),
    ask: async () => {
      await createIssued(world);
      const tomorrow = new Date(Date.now() + 86_400_000);
      await signLogHead(world.ctx({ kind: 'system' }, { now: tomorrow }));
      return { path: '/credentials/log/0.json' };
    },
  },
  'GET /credentials/:credentialId/:file{badge\\.(?:json|png|svg|offline|qr)}': {
    status: 200,
    headers: {
      ...always,
      'content-disposition':
        'attachment; filename="Frontend skill test.png"; filename*=UTF-8\'\'Frontend%20skill%20test.png',
      'content-type': 'image/png',
    },
    ask: async () => {
      const { by, credentialId } = await createIssued(world);
      const headers = { cookie: await app.cookieOf(by) };
      return { path: `/credentials/${credentialId}/badge.png`, headers };
    },
  },
  'GET /blockchain-verification': {
    status: 200,
    headers: html,
    ask: async () => {
      const { credentialId } = await createIssued(world);
      return { path: `/blockchain-verification?badge=${credentialId}` };
    },
  },
  'GET /admin-dashboard/backups/:backupId': {
    status: 200,
    headers: {
      ...always,
      'content-disposition': 'attachment; filename="firstrung-now.tar"',
      'content-type': 'application/x-tar',
    },
    ask: async () => {
      const { by, input } = await createWritten(world);
      const headers = { cookie: await app.cookieOf(by) };
      return { path: `/admin-dashboard/backups/${input.backupId}`, headers };
    },
  },
  'GET /resumes/:resumeId/:format': {
    status: 200,
    headers: { ...download('application/json', 'Baker.json'), 'x-robots-tag': 'noindex' },
    ask: ownResume,
  },
  'GET /offers/:offerId/letter': {
    status: 200,
    headers: {
      ...always,
      'content-disposition':
        'attachment; filename="Offer letter, Baker, Bread.pdf"; filename*=UTF-8\'\'Offer%20letter%2C%20Baker%2C%20Bread.pdf',
      'content-type': 'application/pdf',
      'x-robots-tag': 'noindex',
    },
    ask: async () => {
      const { recruiter, offerId } = await createOffered(world);
      await world.pool.query(
        `update offers set job_title = 'Baker', company_name = 'Bread' where id = $1`,
        [offerId],
      );
      const headers = { cookie: await app.cookieOf(recruiter) };
      return { path: `/offers/${offerId}/letter`, headers };
    },
  },
  'GET /r/:token/pdf': {
    status: 200,
    headers: { ...download('application/pdf', 'Cook.pdf'), 'x-robots-tag': 'noindex' },
    ask: linkedResume,
  },
  'ALL /api/postings': {
    status: 200,
    headers: { ...json, 'cache-control': 'private, no-cache' },
    ask: at('/api/postings'),
  },
  'ALL /api/*': { status: 200, headers: json, ask: asStudent('/api/profile') },
  'GET /files/:fileId': {
    status: 200,
    headers: download('application/pdf', 'resume.pdf'),
    ask: uploaded,
  },
  'GET /files/:fileId, an archive without a password': {
    status: 403,
    headers: json,
    ask: oldArchive,
  },
  'GET /files/:fileId, an archive followed from a mail': {
    status: 303,
    headers: always,
    ask: async () => {
      const { path, headers } = await oldArchive();
      return { path, headers: { ...headers, accept: 'text/html' } };
    },
  },
  'GET /files/:fileId, shown': {
    status: 200,
    headers: {
      ...always,
      'content-disposition': 'inline; filename="resume.pdf"; filename*=UTF-8\'\'resume.pdf',
      'content-security-policy': none.replace("ancestors 'none'", "ancestors 'self'"),
      'content-type': 'application/pdf',
      'x-frame-options': 'SAMEORIGIN',
    },
    ask: async () => {
      const { path, headers } = await uploaded();
      return { path: `${path}?inline=1`, headers };
    },
  },
  'GET /company-dashboard/applications.csv': {
    status: 200,
    headers: {
      ...always,
      'content-disposition': 'attachment; filename="applications.csv"',
      'content-type': 'text/csv; charset=utf-8',
    },
    ask: async () => {
      const { recruiter } = await createPosting(world);
      const headers = { cookie: await app.cookieOf(recruiter) };
      return { path: '/company-dashboard/applications.csv', headers };
    },
  },
  'GET /company-dashboard/analytics.csv': {
    status: 200,
    headers: {
      ...always,
      'content-disposition': 'attachment; filename="analytics.csv"',
      'content-type': 'text/csv; charset=utf-8',
    },
    ask: async () => {
      const { recruiter } = await createPosting(world);
      const headers = { cookie: await app.cookieOf(recruiter) };
      return { path: '/company-dashboard/analytics.csv', headers };
    },
  },
  'GET /company-dashboard/analytics.pdf': {
    status: 200,
    headers: {
      ...always,
      'content-disposition': 'attachment; filename="analytics.pdf"',
      'content-type': 'application/pdf',
    },
    ask: async () => {
      const { recruiter } = await createPosting(world);
      const headers = { cookie: await app.cookieOf(recruiter) };
      return { path: '/company-dashboard/analytics.pdf', headers };
    },
  },
  'GET /admin-dashboard/analytics.csv': {
    status: 200,
    headers: {
      ...always,
      'content-disposition': 'attachment; filename="platform-analytics.csv"',
      'content-type': 'text/csv; charset=utf-8',
    },
    ask: async () => {
      const headers = { cookie: await app.cookieOf(await world.admin()) };
      return { path: '/admin-dashboard/analytics.csv', headers };
    },
  },
  'GET /logos/:logoId': {
    status: 200,
    headers: publicFile(300, 'image/webp'),
    ask: async () => {
      const member = await world.member(await world.company());
      const { logoId } = await saveLogo(world.ctx(member), { bytes: onePixel });
      return { path: `/logos/${logoId}` };
    },
  },
  'GET /companies/:slug/brand.css': {
    status: 200,
    headers: publicFile(300, 'text/css; charset=utf-8'),
    ask: async () => {
      const member = await world.member(await world.company());
      const { slug } = await world.call(member).company.loadOwn({});
      return { path: `/companies/${slug}/brand.css` };
    },
  },
  'GET /people/:handle/resume': {
    status: 200,
    headers: download('application/pdf', 'resume.pdf'),
    ask: publicResume,
  },
  'GET /live': {
    status: 200,
    headers: {
      ...always,
      'cache-control': 'private, no-store, no-transform',
      'content-type': 'text/event-stream; charset=utf-8',
      'x-accel-buffering': 'no',
    },
    ask: asStudent('/live'),
  },
  'GET /feeds/:file': {
    status: 200,
    headers: publicFile(300, 'application/rss+xml; charset=utf-8'),
    ask: at('/feeds/blog.rss'),
  },
  'GET /robots.txt': {
    status: 200,
    headers: publicFile(3_600, 'text/plain; charset=utf-8'),
    ask: at('/robots.txt'),
  },
  'GET /sitemap.xml': { status: 200, headers: publicFile(600, xml), ask: at('/sitemap.xml') },
  'GET /sitemaps/:file': {
    status: 200,
    headers: publicFile(600, xml),
    ask: at('/sitemaps/pages.xml'),
  },
  'GET /share/:kind/:file': {
    status: 200,
    headers: publicFile(3_600, 'image/png'),
    ask: at('/share/page/site.png'),
  },
  'ALL /assets/*': {
    status: 200,
    headers: {
      ...always,
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/javascript; charset=utf-8',
    },
    ask: () => asset('/assets/page-x.js'),
  },
  'ALL /favicon.svg': {
    status: 200,
    headers: publicFor(86_400, 'image/svg+xml; charset=utf-8'),
    ask: () => asset('/favicon.svg'),
  },
  'ALL /favicon.ico': {
    status: 200,
    headers: publicFor(86_400, 'image/x-icon'),
    ask: () => asset('/favicon.ico'),
  },
  'ALL /apple-touch-icon.png': {
    status: 200,
    headers: publicFor(86_400, 'image/png'),
    ask: () => asset('/apple-touch-icon.png'),
  },
  'ALL /lesson-worker.js': {
    status: 200,
    headers: {
      ...always,
      'cache-control': 'no-cache',
      'content-security-policy': lessonWorkerPolicy,
      'content-type': 'text/javascript; charset=utf-8',
    },
    ask: () => asset('/lesson-worker.js'),
  },
  'ALL /brand/*': {
    status: 200,
    headers: publicFor(86_400, 'image/svg+xml; charset=utf-8'),
    ask: () => asset('/brand/logo.svg'),
  },
  'ALL /resources/*': {
    status: 200,
    headers: { ...publicFor(86_400, 'application/pdf'), 'content-disposition': 'attachment' },
    ask: () => asset('/resources/guide.pdf'),
  },
  'GET /route-list': {
    status: 200,
    headers: { ...html, 'content-security-policy': always['content-security-policy'] },
    ask: at('/route-list'),
  },
  'GET /*': { status: 200, headers: html, ask: asStudent('/student-dashboard') },
  'GET /*, of a mailed link': {
    status: 200,
    headers: { ...html, 'referrer-policy': 'no-referrer' },
    ask: at('/auth/reset-password?token=x'),
  },
  'GET /*, of a company': {
    status: 200,
    headers: {
      ...html,
      'content-security-policy': `${pagePolicy}; frame-src 'self'; media-src 'self'`,
    },
    ask: async () => {
      const { recruiter } = await createPosting(world);
      return { path: '/company-dashboard', headers: { cookie: await app.cookieOf(recruiter) } };
    },
  },
};

test('SEC-31 every GET route is listed here', () => {
  const read = app.routes
    .filter(({ method, path }) => (method === 'GET' || method === 'ALL') && path !== '/*')
    .map(({ method, path }) => `${method} ${path}`);
  const lines = Object.keys(answers).map((line) => line.split(', ')[0]);
  expect([...new Set([...read, 'GET /*'])].toSorted()).toEqual([...new Set(lines)].toSorted());
});

/** Headers that differ from response to response. */
const changing = [
  'content-encoding',
  'content-length',
  'date',
  'etag',
  'last-modified',
  'location',
];
const technical = [
  'accept-ranges',
  'connection',
  'server-timing',
  'set-cookie',
  'transfer-encoding',
  'vary',
  'x-request-id',
];

test.each(Object.entries(answers))(
  'SEC-31 %s answers with the headers listed here',
  async (_name, answer) => {
    const { path, headers } = await answer.ask();
    const response = await app.send(path, headers ? { headers } : {});
    await response.body?.cancel();
    const said = Object.fromEntries(
      [...response.headers]
        .filter(([name]) => !changing.includes(name) && !technical.includes(name))
        .map(([name, value]) => [
          name,
          value
            .replaceAll(/'nonce-[^']+'/gu, "'nonce-…'")
            .replaceAll(/\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ/gu, 'now'),
        ]),
    );
    expect({ status: response.status, headers: said }).toEqual({
      status: answer.status,
      headers: answer.headers,
    });
  },
);

const kept = 'Path=/; HttpOnly; SameSite=Lax; Max-Age';
/** Each cookie as it is set over HTTPS, and as it is cleared. */
const cookies: Record<string, string[]> = {
  ofSession: [
    `__Secure-firstrung.session_token=x; ${kept}=2592000; Secure`,
    'firstrung_signed_in=1; Path=/; SameSite=Lax; Max-Age=2592000; Secure',
  ],
  ofDevice: [`__Secure-firstrung.device=x; ${kept}=31536000; Secure`],
  ofReturnPath: [
    `__Secure-firstrung.next=x; ${kept}=172800; Secure`,
    `__Secure-firstrung.next=; ${kept}=0; Secure`,
  ],
  ofChallenge: [
    `__Secure-firstrung.sign_in_step=x; ${kept}=900; Secure`,
    `__Secure-firstrung.sign_in_step=; ${kept}=0; Secure`,
  ],
  ofAuthorizationRequest: [
    `__Secure-firstrung.google_sign_in=x; ${kept}=900; Secure`,
    `__Secure-firstrung.google_sign_in=; ${kept}=0; Secure`,
  ],
  ofNobody: [
    `__Secure-firstrung.session_token=; ${kept}=0; Secure`,
    'firstrung_signed_in=; Path=/; SameSite=Lax; Max-Age=0; Secure',
  ],
};

/** Every cookie set with a value, and cleared with none where it supports that. */
function cookiesFor(publicUrl: string): Record<string, string[]> {
  const makers = Object.entries(createSessionCookies(publicUrl)).filter(([name]) =>
    /^of[A-Z]/u.test(name),
  );
  return Object.fromEntries(
    makers.map(([name, make]) => {
      const ofValue = Reflect.apply(make, undefined, ['x']) as string | string[];
      const ofNone = Reflect.apply(make, undefined, [null]) as string | string[];
      const gone = [ofNone].flat().filter((line) => line.includes('Max-Age=0'));
      return [name, [...new Set([[ofValue].flat(), gone].flat())]];
    }),
  );
}

test('SEC-10 every cookie has the attributes listed here, over HTTPS and locally', () => {
  expect(cookiesFor('https://jobs.test')).toEqual(cookies);
  const plain = Object.entries(cookies).map(([name, lines]) => [
    name,
    lines.map((line) => line.replace('__Secure-', '').replace('; Secure', '')),
  ]);
  expect(cookiesFor('http://localhost:3000')).toEqual(Object.fromEntries(plain));
});
