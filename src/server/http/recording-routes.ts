import { Readable } from 'node:stream';
import { refusalStatus } from '#contract/errors.ts';
import { isUuid } from '#domain/is-uuid.ts';
import { byteRangeOf } from '#domain/recording/byte-range.ts';
import { mediaTypeOf } from '#domain/recording/media-type.ts';
import { largestChunk } from '#domain/recording/recording-limits.ts';
import { AppError } from '#server/app-error.ts';
import {
  loadAnswerCaptions,
  loadAnswerMedia,
} from '#server/features/assessment/recorded-answers.ts';
import { loadMedia } from '#server/features/recording/recording-media.ts';
import { storeChunk } from '#server/features/recording/store-chunk.ts';
import type { App, HttpContext } from './http-context.ts';

/** Recorded answers: chunks on their way in, and replay in parts. */
export function addRecordingRoutes(app: App, { deadlineMs }: { deadlineMs: number }): void {
  app.put('/recordings/:recordingId/chunks/:index', (c) =>
    answer(c, async () => {
      const { recordingId, index } = c.req.param();
      if (!isUuid(recordingId) || !/^\d{1,4}$/u.test(index)) throw new AppError('NOT_FOUND');
      const ctx = await c.get('ctx')();
      if (ctx.actor.kind === 'visitor') throw new AppError('NOT_SIGNED_IN');
      const mediaType = mediaTypeOf(c.req.header('content-type'));
      const bytes = await readBytes(c.req.raw, largestChunk, deadlineMs);
      return c.json(await storeChunk(ctx, { recordingId, index: Number(index), mediaType, bytes }));
    }),
  );

  app.get('/recordings/:recordingId/media', (c) =>
    answer(c, async () => {
      const recordingId = c.req.param('recordingId');
      if (!isUuid(recordingId)) throw new AppError('NOT_FOUND');
      return play(c, await loadMedia(await c.get('ctx')(), recordingId));
    }),
  );

  app.get('/assessment-recordings/:sittingId/:place/media', (c) =>
    answer(c, async () => {
      const { sittingId, place } = c.req.param();
      if (!isUuid(sittingId) || !/^\d{1,2}$/u.test(place)) throw new AppError('NOT_FOUND');
      const key = { sittingId, place: Number(place) };
      return play(c, await loadAnswerMedia(await c.get('ctx')(), key));
    }),
  );

  app.get('/assessment-recordings/:sittingId/:place/captions', (c) =>
    answer(c, async () => {
      const { sittingId, place } = c.req.param();
      if (!isUuid(sittingId) || !/^\d{1,2}$/u.test(place)) throw new AppError('NOT_FOUND');
      const key = { sittingId, place: Number(place) };
      const captions = await loadAnswerCaptions(await c.get('ctx')(), key);
      const headers = { 'cache-control': 'private, no-store' };
      return c.body(captions, 200, { ...headers, 'content-type': 'text/vtt; charset=utf-8' });
    }),
  );
}

/** The whole recording, or the part that the player asks for. */
async function play(
  c: HttpContext,
  { size, mediaType, read }: Awaited<ReturnType<typeof loadMedia>>,
): Promise<Response> {
  const range = byteRangeOf(c.req.header('range'), size);
  const headers = { 'accept-ranges': 'bytes', 'cache-control': 'private, no-store' };
  if (range === 'unsatisfiable')
    return c.body(null, 416, { ...headers, 'content-range': `bytes */${size}` });
  const { start, end } = range ?? { start: 0, end: size - 1 };
  return new Response(Readable.toWeb(await read(range)) as ReadableStream, {
    status: range === null ? 200 : 206,
    headers: {
      ...headers,
      'content-type': mediaType,
      'content-length': String(end - start + 1),
      'content-disposition': 'inline',
      ...(range && { 'content-range': `bytes ${start}-${end}/${size}` }),
    },
  });
}

async function answer(c: HttpContext, make: () => Promise<Response>): Promise<Response> {
  try {
    return await make();
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    // Somebody else's recording is not even known to exist.
    const code = error.refusal === 'FORBIDDEN' ? 'NOT_FOUND' : error.refusal;
    return c.json({ code }, refusalStatus[code]);
  }
}

/** Reads a body, and stops as soon as it is too large or too slow, whatever Content-Length says. */
async function readBytes(request: Request, most: number, deadlineMs: number): Promise<Uint8Array> {
  if (Number(request.headers.get('content-length') ?? 0) > most)
    throw new AppError('FILE_TOO_LARGE');
  const parts: Uint8Array[] = [];
  let received = 0;
  const reader = request.body?.getReader();
  if (reader === undefined) return new Uint8Array();
  // Cancelling rejects when the sender has gone.
  const stop = () => void reader.cancel().catch(() => undefined);
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    stop();
  }, deadlineMs);
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (isLate) throw new AppError('FILE_TOO_SLOW');
      if (done) return Buffer.concat(parts);
      received += value.byteLength;
      if (received > most) throw new AppError('FILE_TOO_LARGE');
      parts.push(value);
    }
  } finally {
    clearTimeout(timer);
    stop();
  }
}
