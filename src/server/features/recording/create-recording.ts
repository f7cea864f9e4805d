import { v7 as uuid } from 'uuid';
import { kindOf, type MediaType } from '#domain/recording/media-type.ts';
import { companyQuestion, leastRoom, recordingQuota } from '#domain/recording/recording-limits.ts';
import { AppError } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { readBank } from '#server/features/question/read-bank.ts';
import { requireStudent } from '#server/scopes.ts';
import { countUnfinished, insertRecording, loadUsedBytes, lockRoom } from './recording.store.ts';

const mostUnfinished = 20;

/** Opens a recording for the chunks that follow, if the student has room for it. */
export async function createRecording(
  ctx: Ctx,
  { questionId, mediaType }: { questionId: string; mediaType: MediaType },
) {
  const scope = requireStudent(ctx);
  if (questionId !== companyQuestion && !readBank().byId.has(questionId))
    throw new AppError('NOT_FOUND');
  return inTransaction(ctx, async (tx) => {
    await lockRoom(tx, scope);
    if ((await loadUsedBytes(tx, scope)) + leastRoom > recordingQuota)
      throw new AppError('RECORDING_QUOTA');
    if ((await countUnfinished(tx, scope)) >= mostUnfinished) throw new AppError('TOO_MANY_KEPT');
    const id = uuid();
    await insertRecording(tx, {
      userId: scope.studentId,
      id,
      questionId,
      kind: kindOf(mediaType),
      mediaType,
      createdAt: ctx.now,
    });
    return { id };
  });
}
