import { readFileSync } from 'node:fs';
import type { Student } from '#domain/actor.ts';
import { storeChunk } from '#server/features/recording/store-chunk.ts';
import type { World } from '#testing/world.ts';
import type { CallsOf } from './call.ts';

export const someQuestion = 'se-e-001';
/** Three seconds of Chromium's test picture and tone, in the two chunks that MediaRecorder made. */
const recorded = readFileSync(new URL('../recorded.webm', import.meta.url));
const firstBytes = 8_833;
export const recordedChunks = [recorded.subarray(0, firstBytes), recorded.subarray(firstBytes)];

/** A recording whose chunks are all stored. */
export async function createRecorded(world: World, student?: Student, questionId = someQuestion) {
  const by = student ?? (await world.student());
  const asked = { questionId, mediaType: 'video/webm' as const };
  const { id: recordingId } = await world.call(by).recording.create(asked);
  for (const [index, bytes] of recordedChunks.entries())
    await storeChunk(world.ctx(by), { recordingId, index, mediaType: 'video/webm', bytes });
  return { by, recordingId };
}

export async function createFinished(world: World, student?: Student) {
  const { by, recordingId } = await createRecorded(world, student);
  await world.call(by).recording.finish({ recordingId, chunks: recordedChunks.length });
  return { by, recordingId };
}

export const recording: CallsOf<'recording'> = {
  findQuestion: async (world) => ({ by: await world.student(), input: {} }),
  list: async (world) => ({ by: (await createFinished(world)).by, input: {} }),
  loadRoom: async (world) => ({ by: (await createRecorded(world)).by, input: {} }),
  listUnfinished: async (world) => ({ by: (await createRecorded(world)).by, input: {} }),
  create: async (world) => ({
    by: await world.student(),
    input: { questionId: someQuestion, mediaType: 'video/webm' },
  }),
  finish: async (world) => {
    const { by, recordingId } = await createRecorded(world);
    return { by, input: { recordingId, chunks: recordedChunks.length } };
  },
  saveTranscript: async (world) => {
    const { by, recordingId } = await createFinished(world);
    return { by, input: { recordingId, transcript: 'I asked the team first.' } };
  },
  createTranscript: async (world) => {
    const { by, recordingId } = await createFinished(world);
    return { by, input: { recordingId } };
  },
  remove: async (world) => {
    const { by, recordingId } = await createRecorded(world);
    return { by, input: { recordingId } };
  },
};
