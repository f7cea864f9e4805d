import { maxLengths } from '#domain/assessment/assessment.ts';
import { AppError } from '#server/app-error.ts';
import type { Ctx } from '#server/context.ts';
import { readMedia } from '#server/features/file/read-media.ts';
import { transcribeMedia } from '#server/features/recording/finished-recordings.ts';
import { requireStudent } from '#server/scopes.ts';
import { findOwnSitting } from './own-sitting.store.ts';
import { requireOpenAnswer } from './require-open-answer.ts';
import { findRecordingAt, updateHeard } from './sitting-recording.store.ts';

/**
 * What is said in a recorded answer. The student corrects it and saves it as the answer's text; the
 * times of what was heard are kept for its captions.
 */
export async function createTranscript(
  ctx: Ctx,
  { sittingId, place }: { sittingId: string; place: number },
) {
  const scope = requireStudent(ctx);
  const found = await findOwnSitting(ctx, scope, sittingId);
  const { companyId } = await requireOpenAnswer(ctx, found, place);
  const sittingRecording = await findRecordingAt(ctx, { companyId, sittingId, place });
  if (!sittingRecording || sittingRecording.kind === 'file') throw new AppError('NOT_FOUND');
  const { text, parts } = await transcribeMedia(ctx, async () =>
    readMedia(ctx, sittingRecording.file),
  );
  if (parts.length > 0) await updateHeard(ctx, sittingRecording.file.id, parts);
  return { transcript: text.slice(0, maxLengths.openAnswer) };
}
