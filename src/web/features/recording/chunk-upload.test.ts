// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { ChunkRefused, createChunkUpload, type Waiting } from './chunk-upload.ts';

afterEach(() => vi.unstubAllGlobals());

/** Uploads two chunks to a server that answers each request with the next of these. */
function upload(...answers: (number | 'unreachable')[]) {
  const sent: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    const answer = answers.shift() ?? 204;
    if (answer === 'unreachable') throw new TypeError('Failed to fetch');
    if (answer < 300) sent.push(url);
    return new Response(answer === 204 ? null : '{}', { status: answer });
  });
  const seen: { sent: number; waiting: Waiting }[] = [];
  const made = createChunkUpload({
    recordingId: 'r',
    mediaType: 'video/webm',
    onProgress: (progress) => seen.push(progress),
  });
  for (const index of [0, 1]) made.add(index, new Blob(['chunk'])).catch(() => undefined);
  return { made, sent, seen };
}

test('PRAC-03 CO-07 what was recorded while signed out is sent after signing in again', async () => {
  const { made, sent, seen } = upload(204, 401);
  await vi.waitFor(() => expect(seen.at(-1)).toEqual({ sent: 1, waiting: 'sign-in' }));
  document.dispatchEvent(new Event('visibilitychange'));
  await made.done();
  expect(sent).toEqual(['/recordings/r/chunks/0', '/recordings/r/chunks/1']);
  expect(seen.at(-1)).toEqual({ sent: 2, waiting: null });
});

test('PRAC-03 an upload continues as soon as the connection returns', async () => {
  const { made, seen } = upload('unreachable');
  await vi.waitFor(() => expect(seen).toEqual([{ sent: 0, waiting: 'connection' }]));
  const returned = performance.now();
  window.dispatchEvent(new Event('online'));
  await made.done();
  expect(performance.now() - returned).toBeLessThan(500);
});

test('PRAC-03 a chunk that the server refuses for good ends the upload', async () => {
  const { made } = upload(413);
  await expect(made.done()).rejects.toBeInstanceOf(ChunkRefused);
});
