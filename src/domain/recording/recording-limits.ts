import { dayMs } from '#domain/time.ts';

/** How often the browser saves and sends what was recorded: the most that a crash can lose. */
export const chunkMs = 5_000;
export const maxRecordingMs = 10 * 60_000;
/** One chunk of five seconds, with room for browsers that ignore the requested bit rate. */
export const largestChunk = 4 * 1024 ** 2;
/** Ten minutes in chunks of five seconds, and some that a browser sends early. */
export const maxChunks = 130;
/** One answer: ten minutes at the bit rates below take 49 MB. */
export const largestRecording = 64 * 1024 ** 2;
/** All recordings of one student. */
export const recordingQuota = 500 * 1024 ** 2;
export const retentionDays = 90;
/** In place of a question of the bank: an answer that is meant for a company. */
export const companyQuestion = 'company';
export const companyQuestionOf = (sittingId: string, place: number) =>
  `${companyQuestion}/${sittingId}/${place}`;
export const isForCompany = (questionId: string) => questionId.split('/')[0] === companyQuestion;
export const maxTranscriptLength = 20_000;
/** Room for about two minutes: less isn't worth starting. */
export const leastRoom = 10 * 1024 ** 2;

export const videoBitsPerSecond = 600_000;
export const audioBitsPerSecond = 48_000;

export function expiryOf(createdAt: Date): Date {
  return new Date(createdAt.getTime() + retentionDays * dayMs);
}
