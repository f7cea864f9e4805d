import { afterAll, beforeAll, expect, test } from 'vitest';
import { waitingFiles } from '#server/db/tables/files.ts';
import { applicationForm, type Cast, createCast, insertPosting } from '#testing/cast.ts';
import { type FakeS3, startFakeS3 } from '#testing/fake-s3.ts';
import { pdf } from '#testing/resume-bytes.ts';
import { startTestServer, type TestServer } from '#testing/server.ts';
import { soon } from '#testing/soon.ts';

let store: FakeS3;
let server: TestServer;
let cast: Cast;
beforeAll(async () => {
  store = await startFakeS3();
  server = await startTestServer({
    config: {
      S3_BUCKET: store.bucket,
      S3_ENDPOINT: store.endpoint,
      S3_ACCESS_KEY_ID: 'key',
      S3_SECRET_ACCESS_KEY: 'secret',
    },
  });
  cast = await createCast(server);
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await store[Symbol.asyncDispose]();
});

type Own = { items: { id: string; resume: { id: string; isWaiting: boolean } }[] };
const listOwn = async () =>
  (await (await cast.people.other.fetch('/api/own-applications')).json()) as Own;

test('REL-31 during a storage outage an application is accepted with its resume pending, readable by both sides and stored later', async () => {
  const { other } = cast.people;
  store.mode = 'down';
  const applied = await other.postForm(
    `/job-application/${cast.postingId}`,
    applicationForm(pdf(400)),
  );
  expect(await applied.json()).toMatchObject({ ok: true });
  const [item] = (await listOwn()).items;
  expect(item?.resume.isWaiting).toBe(true);
  for (const who of ['other', 'recruiter'] as const) {
    const answer = await cast.people[who].fetch(`/files/${item?.resume.id}`);
    expect(answer.status).toBe(200);
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(pdf(400));
  }
  const stranger = await cast.people.stranger.fetch(`/files/${item?.resume.id}`);
  expect(stranger.status).toBe(404);
  const page = await (
    await other.fetch('/student-dashboard', { headers: { accept: 'text/html' } })
  ).text();
  expect(page).toContain('Resume pending');

  store.mode = 'ok';
  await server.deps.startTasks();
  await soon(async () => expect(await server.deps.db.$count(waitingFiles)).toBe(0));
  expect([...store.objects.values()].map(({ body }) => body.byteLength)).toContain(400);
  expect((await listOwn()).items[0]?.resume.isWaiting).toBe(false);
  const answer = await cast.people.recruiter.fetch(`/files/${item?.resume.id}`);
  expect(new Uint8Array(await answer.arrayBuffer())).toEqual(pdf(400));
});

test('REL-31 during a storage outage a file link explains the failure, and works again afterwards', async () => {
  const { student } = cast.people;
  store.mode = 'down';
  const open = (accept: string) => student.fetch(`/files/${cast.fileId}`, { headers: { accept } });
  const page = await open('text/html');
  expect([page.status, page.headers.get('retry-after')]).toEqual([503, '60']);
  expect(await page.text()).toContain('This file can’t be opened right now');
  const program = await open('application/json');
  expect([program.status, await program.json()]).toEqual([503, { code: 'FILES_UNAVAILABLE' }]);
  const unknown = await student.fetch(`/files/${crypto.randomUUID()}`);
  expect(unknown.status).toBe(404);
  store.mode = 'ok';
  expect((await open('text/html')).status).toBe(200);
});

test('REL-31 without scripts the application is accepted the same way', async () => {
  store.mode = 'down';
  const { postingId } = await insertPosting(server.deps.db, { title: 'Second engineer' });
  const answer = await cast.people.other.fetch(`/job-application/${postingId}`, {
    method: 'POST',
    body: applicationForm(pdf(500)),
    headers: { accept: 'text/html' },
  });
  expect([answer.status, answer.headers.get('location')]).toEqual([
    303,
    expect.stringMatching(/^\/student-dashboard\/applications\?application=[\da-f-]+&applied=1$/u),
  ]);
  store.mode = 'ok';
});
