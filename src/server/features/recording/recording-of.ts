import type { Recording } from '#contract/recording.ts';
import { expiryOf } from '#domain/recording/recording-limits.ts';
import { readBank } from '#server/features/question/read-bank.ts';
import type { findFinished } from './recording.store.ts';

type Finished = NonNullable<Awaited<ReturnType<typeof findFinished>>>;

export const questionTextOf = (questionId: string): string | null =>
  readBank().byId.get(questionId)?.question ?? null;

export function recordingOf({ recording, file }: Finished): Recording {
  const { id, questionId, kind, mediaType, durationMs, transcript, createdAt } = recording;
  return {
    id,
    questionId,
    question: questionTextOf(questionId),
    kind,
    mediaType,
    durationMs: durationMs ?? 0,
    bytes: file.size,
    transcript,
    createdAt,
    expiresAt: expiryOf(createdAt),
  };
}
