import { AppError } from '#server/app-error.ts';
import type { Ctx } from '#server/context.ts';
import { requireStudent } from '#server/scopes.ts';
import { updateHidden } from './credential.store.ts';

/** Hides a badge from everyone, or shows it again. Anyone who has the file can still verify it. */
export async function setHidden(
  ctx: Ctx,
  { credentialId, isHidden }: { credentialId: string; isHidden: boolean },
) {
  const scope = requireStudent(ctx);
  if (!(await updateHidden(ctx, scope, credentialId, isHidden ? ctx.now : null)))
    throw new AppError('NOT_FOUND');
  return { isHidden };
}
