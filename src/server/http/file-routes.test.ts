import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { files } from '#server/db/tables/files.ts';
import { type Cast, createCast } from '#testing/cast.ts';
import { pdf } from '#testing/resume-bytes.ts';
import { startTestServer, type TestServer } from '#testing/server.ts';

let server: TestServer;
let cast: Cast;
beforeAll(async () => {
  server = await startTestServer();
  cast = await createCast(server);
});
afterAll(() => server[Symbol.asyncDispose]());

test('SEC-36 a file is an uncached download in which nothing runs', async () => {
  for (const who of ['student', 'recruiter'] as const) {
    const answer = await cast.people[who].fetch(`/files/${cast.fileId}`);
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': '300',
      'content-disposition': `attachment; filename="resume.pdf"; filename*=UTF-8''resume.pdf`,
      'cache-control': 'private, no-store',
      'content-security-policy': expect.stringMatching(/^default-src 'none';.*; sandbox$/u),
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(pdf());
  }
});

test.each([
  ['../../etc/passwd', '../../etc/passwd'],
  ['a"b\\c.pdf', 'a_b_c.pdf'],
  ['a\r\nSet-Cookie: x=y.pdf', 'a__Set-Cookie: x=y.pdf'],
  ["it's (a) *star*; name=x.pdf", "it's (a) *star*; name=x.pdf"],
  ['%2e%2e%2fx.pdf', '_2e_2e_2fx.pdf'],
  ['Ñandú 李 😀.pdf', '_and_ _ _.pdf'],
  ['\u202Efdp.exe', '_fdp.exe'],
  ['n'.repeat(300), 'n'.repeat(300)],
])('SEC-36 the name %j stays one header, in both forms', async (name, ascii) => {
  await server.deps.db.update(files).set({ name }).where(eq(files.id, cast.fileId));
  const answer = await cast.people.student.fetch(`/files/${cast.fileId}`);
  await answer.arrayBuffer();
  const [, plain, encoded] =
    /^attachment; filename="([^"\\]*)"; filename\*=UTF-8''([\w!#$&+.^`|~%-]+)$/u.exec(
      answer.headers.get('content-disposition') ?? '',
    ) ?? [];
  expect(plain).toBe(ascii);
  expect(decodeURIComponent(encoded ?? '')).toBe(name);
  expect(answer.headers.getSetCookie()).toEqual([]);
});

test('SEC-36 a PDF can be shown in a frame of our own pages on request, and of no other site', async () => {
  const answer = await cast.people.recruiter.fetch(`/files/${cast.fileId}?inline=1`);
  await answer.arrayBuffer();
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': expect.stringMatching(/^inline; filename=/u),
    'content-security-policy':
      "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'",
    'x-frame-options': 'SAMEORIGIN',
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
  });
  for (const inline of ['', '?inline=0', '?inline']) {
    const other = await cast.people.recruiter.fetch(`/files/${cast.fileId}${inline}`);
    await other.arrayBuffer();
    expect(other.headers.get('content-disposition')).toMatch(/^attachment;/u);
  }
});

test('SEC-36 a file other than a PDF is never shown inline', async () => {
  const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
  const setType = (mediaType: string) =>
    server.deps.db.update(files).set({ mediaType }).where(eq(files.id, cast.fileId));
  for (const type of [word, 'text/html', 'image/svg+xml']) {
    await setType(type);
    const answer = await cast.people.recruiter.fetch(`/files/${cast.fileId}?inline=1`);
    await answer.arrayBuffer();
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment;/u);
    expect(answer.headers.get('content-security-policy')).toMatch(/; sandbox$/u);
  }
  await setType('application/pdf');
});

test('SEC-36 another user’s file and a missing file get the same response', async () => {
  const bodies = new Set<string>();
  for (const who of ['visitor', 'other', 'stranger', 'interviewer', 'admin'] as const) {
    for (const id of [cast.fileId, crypto.randomUUID(), cast.applicationId]) {
      const answer = await cast.people[who].fetch(`/files/${id}`);
      expect([who, answer.status]).toEqual([who, 404]);
      expect(answer.headers.get('content-disposition')).toBeNull();
      expect(answer.headers.get('cache-control')).toBe('private, no-store');
      bodies.add(await answer.text());
    }
  }
  expect([...bodies]).toEqual(['{"code":"NOT_FOUND"}']);
});

test.each([
  '/files/',
  '/files/x',
  '/files/..%2f..%2fsecret',
  '/files/%00',
  '/files/0'.padEnd(43, '0'),
])('SEC-36 %s is not found', async (path) => {
  const answer = await cast.people.student.fetch(path);
  await answer.arrayBuffer();
  expect(answer.status).toBe(404);
});
