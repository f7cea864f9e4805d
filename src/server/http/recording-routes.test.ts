import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { largestChunk } from '#domain/recording/recording-limits.ts';
import { recordedChunks, someQuestion } from '#testing/calls/recording.ts';
import { type Cast, createCast } from '#testing/cast.ts';
import { startTestServer, type TestServer } from '#testing/server.ts';

let server: TestServer;
let cast: Cast;
beforeAll(async () => {
  server = await startTestServer();
  cast = await createCast(server);
});
afterAll(() => server[Symbol.asyncDispose]());

type Who = keyof Cast['people'];
const [first = Buffer.alloc(0), second = Buffer.alloc(0)] = recordedChunks;

async function post(path: string, body: object) {
  const answer = await cast.people.student.fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return (await answer.json()) as { id: string };
}

function put(
  recordingId: string,
  index: number | string,
  bytes: Buffer,
  who: Who = 'student',
  type = 'video/webm;codecs=vp8,opus',
) {
  const path = `/recordings/${recordingId}/chunks/${index}`;
  const init = { method: 'PUT', headers: { 'content-type': type }, body: new Uint8Array(bytes) };
  return cast.people[who].fetch(path, init);
}

const statusOf = async (answer: Promise<Response>) => {
  const response = await answer;
  const body = (await response.json()) as { code?: string };
  return [response.status, body.code];
};

test('PRAC-03 chunks arrive by PUT, and the replay is served in parts to its owner alone', async () => {
  const { id } = await post('/api/recordings', {
    questionId: someQuestion,
    mediaType: 'video/webm',
  });
  expect(await statusOf(put(id, 0, first, 'other'))).toEqual([404, 'NOT_FOUND']);
  expect(await statusOf(put(id, 0, first, 'recruiter'))).toEqual([404, 'NOT_FOUND']);
  expect(await statusOf(put(id, 0, first, 'student', 'image/png'))).toEqual([415, 'FILE_TYPE']);
  expect(await statusOf(put(id, 'x', first))).toEqual([404, 'NOT_FOUND']);
  expect(await statusOf(put('x', 0, first))).toEqual([404, 'NOT_FOUND']);
  const large = put(id, 0, Buffer.concat([first, Buffer.alloc(largestChunk)]));
  expect(await statusOf(large)).toEqual([413, 'FILE_TOO_LARGE']);
  expect((await server.fetch(`/recordings/${id}/chunks/0`, { method: 'PUT' })).status).toBe(401);
  const elsewhere = { method: 'PUT', headers: { origin: 'https://evil.test' } };
  const forged = await cast.people.student.fetch(`/recordings/${id}/chunks/0`, elsewhere);
  expect(forged.status).toBe(403);
  expect(await statusOf(put(id, 1, second))).toEqual([409, 'CHUNK_ORDER']);
  expect(await statusOf(put(id, 0, first))).toEqual([200, undefined]);
  expect(await statusOf(put(id, 1, second))).toEqual([200, undefined]);
  await post(`/api/recordings/${id}/finish`, { chunks: 2 });

  const media = `/recordings/${id}/media`;
  const whole = await cast.people.student.fetch(media);
  expect(whole.status).toBe(200);
  const bytes = Buffer.from(await whole.arrayBuffer());
  const ranges: [string, number, number][] = [
    ['bytes=0-', 0, bytes.byteLength - 1],
    ['bytes=100-199', 100, 199],
    ['bytes=-50', bytes.byteLength - 50, bytes.byteLength - 1],
    ['bytes=100-99999999', 100, bytes.byteLength - 1],
  ];
  for (const [range, start, end] of ranges) {
    const part = await cast.people.student.fetch(media, { headers: { range } });
    expect(part.status).toBe(206);
    expect(Object.fromEntries(part.headers)).toMatchObject({
      'content-type': 'video/webm',
      'content-range': `bytes ${start}-${end}/${bytes.byteLength}`,
      'content-length': String(end - start + 1),
      'accept-ranges': 'bytes',
      'cache-control': 'private, no-store',
    });
    expect(Buffer.from(await part.arrayBuffer())).toEqual(bytes.subarray(start, end + 1));
  }
  const past = await cast.people.student.fetch(media, { headers: { range: 'bytes=99999999-' } });
  expect([past.status, past.headers.get('content-range')]).toEqual([
    416,
    `bytes */${bytes.byteLength}`,
  ]);
  for (const who of ['other', 'recruiter', 'admin'] as const)
    expect((await cast.people[who].fetch(media)).status).toBe(404);
  expect((await server.fetch(media)).status).toBe(404);
});

test('PRAC-03 REL-01 a page that is left while it sends a chunk does not end the server', async () => {
  const { id } = await post('/api/recordings', {
    questionId: someQuestion,
    mediaType: 'video/webm',
  });
  const unhandled: unknown[] = [];
  const note = (error: unknown) => unhandled.push(error);
  process.on('unhandledRejection', note);
  const leaving = new AbortController();
  const body = new ReadableStream({
    start: (controller) => controller.enqueue(new Uint8Array(first.subarray(0, 10))),
  });
  const sent = cast.people.student.fetch(`/recordings/${id}/chunks/0`, {
    method: 'PUT',
    headers: { 'content-type': 'video/webm' },
    body,
    duplex: 'half',
    signal: leaving.signal,
  } as RequestInit);
  setTimeout(() => leaving.abort(), 300);
  await expect(sent).rejects.toThrow();
  await wait(300);
  process.off('unhandledRejection', note);
  expect(unhandled).toEqual([]);
  expect(await statusOf(put(id, 0, first))).toEqual([200, undefined]);
});

test('PRAC-03 the recorder’s page alone may use camera and microphone', async () => {
  const headersOf = async (path: string) => {
    const { headers, body } = await cast.people.student.fetch(path);
    await body?.cancel();
    return [headers.get('permissions-policy'), headers.get('content-security-policy')];
  };
  const [permissions, policy] = await headersOf('/student-dashboard/interviews/video');
  expect(permissions).toBe('camera=(self), microphone=(self), geolocation=(), payment=()');
  expect(policy).toContain("media-src 'self' blob:");
  for (const path of ['/student-dashboard', '/student-dashboard/interviews', '/careers']) {
    const [others, strict] = await headersOf(path);
    expect(others).toBe('camera=(), microphone=(), geolocation=(), payment=()');
    expect(strict).not.toContain('media-src');
  }
});
