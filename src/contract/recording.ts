import { z } from 'zod';
import { mediaTypes, recordingKinds } from '#domain/recording/media-type.ts';
import { maxTranscriptLength, maxChunks } from '#domain/recording/recording-limits.ts';
import { refuses } from './errors.ts';
import { id, instant, line, pageOf, paging, prose } from './fields.ts';
import { del, get, post, put } from './procedure.ts';

const questionId = line(20);
/** One of the bank, or the question of a company. */
const answeredId = line(60);
/** Null if the bank no longer has the question. */
const question = z.object({
  id: z.string(),
  type: z.string(),
  question: z.string(),
  points: z.array(z.string()),
});

const recorded = z.object({
  id,
  questionId: z.string(),
  question: z.string().nullable(),
  kind: z.enum(recordingKinds),
  mediaType: z.enum(mediaTypes),
  durationMs: z.number().int(),
  bytes: z.number().int(),
  transcript: z.string().nullable(),
  createdAt: instant,
  /** When it is deleted. */
  expiresAt: instant,
});
export type Recording = z.infer<typeof recorded>;

const unfinished = z.object({
  id,
  questionId: z.string(),
  question: z.string().nullable(),
  kind: z.enum(recordingKinds),
  mediaType: z.enum(mediaTypes),
  /** How many chunks are stored. */
  chunks: z.number().int(),
  createdAt: instant,
});
export type UnfinishedRecording = z.infer<typeof unfinished>;

export const recording = {
  /** A behavioral question to answer: this one, or the one after that. */
  findQuestion: get('student', '/recording-question')
    .input(z.strictObject({ questionId: questionId.optional(), after: questionId.optional() }))
    .output(z.object({ question: question.nullable() })),
  list: get('student', '/recordings').input(z.strictObject(paging)).output(pageOf(recorded)),
  loadRoom: get('student', '/recordings/room')
    .input(z.strictObject({}))
    .output(
      z.object({
        usedBytes: z.number().int(),
        quotaBytes: z.number().int(),
        /** The host that turns speech into text; null if none is configured. */
        transcriber: z.string().nullable(),
      }),
    ),
  listUnfinished: get('student', '/recordings/unfinished')
    .input(z.strictObject({}))
    .output(z.object({ items: z.array(unfinished) })),
  create: post('student', '/recordings')
    .errors(refuses('NOT_FOUND', 'RECORDING_QUOTA', 'TOO_MANY_KEPT'))
    .input(z.strictObject({ questionId: answeredId, mediaType: z.enum(mediaTypes) }))
    .output(z.object({ id })),
  /** Turns the stored chunks into a file that can be played and searched. */
  finish: post('student', '/recordings/{recordingId}/finish')
    .errors(
      refuses(
        'NOT_FOUND',
        'RECORDING_INCOMPLETE',
        'RECORDING_UNREADABLE',
        'FILES_UNAVAILABLE',
        'TOO_MANY_REQUESTS',
      ),
    )
    .input(z.strictObject({ recordingId: id, chunks: z.number().int().min(1).max(maxChunks) }))
    .output(recorded),
  saveTranscript: put('student', '/recordings/{recordingId}/transcript')
    .errors(refuses('NOT_FOUND'))
    .input(z.strictObject({ recordingId: id, transcript: prose(maxTranscriptLength) }))
    .output(z.object({ id, transcript: z.string().nullable() })),
  /**
   * Sends a recording's audio to the speech-to-text service and stores the transcript, unless the
   * student has written one in the meantime.
   */
  createTranscript: post('student', '/recordings/{recordingId}/transcription', { takesKey: false })
    .errors(
      refuses(
        'NOT_FOUND',
        'FILES_UNAVAILABLE',
        'RECORDING_UNREADABLE',
        'TRANSCRIBER_OFF',
        'TRANSCRIBER_LIMIT',
        'TRANSCRIBER_FAILED',
        'TOO_MANY_REQUESTS',
      ),
    )
    .input(z.strictObject({ recordingId: id }))
    .output(z.object({ id, transcript: z.string() })),
  remove: del('student', '/recordings/{recordingId}')
    .input(z.strictObject({ recordingId: id }))
    .output(z.object({ id })),
};
