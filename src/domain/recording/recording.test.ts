import { expect, test } from 'vitest';
import { byteRangeOf } from './byte-range.ts';
import { mayAddChunk } from './may-add-chunk.ts';
import { beginsAs, mediaTypeOf } from './media-type.ts';
import { largestRecording, maxChunks } from './recording-limits.ts';

test.each([
  ['bytes=0-', { start: 0, end: 99 }],
  ['bytes=10-19', { start: 10, end: 19 }],
  ['bytes=-10', { start: 90, end: 99 }],
  ['bytes=-1000', { start: 0, end: 99 }],
  ['bytes=50-1000', { start: 50, end: 99 }],
  ['bytes=100-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=20-10', null],
  ['bytes=0-1,5-6', null],
  ['bytes=-', null],
  ['items=0-1', null],
  [undefined, null],
] as const)('PRAC-03 the range %s of 100 bytes is %j', (header, range) => {
  expect(byteRangeOf(header, 100)).toEqual(range);
});

test('PRAC-03 a recording ends at its largest size and its last chunk', () => {
  const state = { isFinished: false, count: 3, bytes: 0, allBytes: 0 };
  expect(mayAddChunk(state, { index: 3, size: largestRecording })).toMatchObject({ ok: true });
  expect(mayAddChunk(state, { index: 3, size: largestRecording + 1 })).toMatchObject({
    refusal: 'RECORDING_TOO_LONG',
  });
  const full = { ...state, count: maxChunks };
  expect(mayAddChunk(full, { index: maxChunks, size: 1 })).toMatchObject({
    refusal: 'RECORDING_TOO_LONG',
  });
});

test('PRAC-03 a container is recognised by its media type and its first bytes', () => {
  expect(mediaTypeOf('Video/WebM; codecs="vp8, opus"')).toBe('video/webm');
  expect(mediaTypeOf('text/html')).toBeNull();
  expect(mediaTypeOf(undefined)).toBeNull();
  const mp4 = Buffer.from('\u0000\u0000\u0000\u0018ftypiso5', 'latin1');
  expect(beginsAs('audio/mp4', mp4)).toBe(true);
  expect(beginsAs('audio/webm', mp4)).toBe(false);
});
