import { AppError } from '#server/app-error.ts';
import type { Ctx } from '#server/context.ts';
import { requireStudent } from '#server/scopes.ts';
import { upsertPlace } from './learning.store.ts';
import { requireLesson } from './require-lesson.ts';

/** Remembers the concept that the student opened. Idempotent. */
export async function setPlace(
  ctx: Ctx,
  { topic: wanted, concept }: { topic: string; concept: string },
) {
  const scope = requireStudent(ctx);
  const { topic, concepts } = requireLesson(wanted);
  if (!concepts.some(({ id }) => id === concept)) throw new AppError('NOT_FOUND');
  await upsertPlace(ctx, scope, topic, concept);
  return { concept };
}
