import { AppError } from '#server/app-error.ts';
import type { Ctx } from '#server/context.ts';
import { requireStudent } from '#server/scopes.ts';
import { findOwnedFile } from './file.store.ts';

/**
 * The student's own resume. NOT_FOUND for an unknown id, another kind of file, or another owner.
 */
export async function requireOwnFile(ctx: Ctx, fileId: string | undefined) {
  const { studentId } = requireStudent(ctx);
  const file = fileId === undefined ? undefined : await findOwnedFile(ctx, studentId, fileId);
  if (file?.purpose !== 'resume') throw new AppError('NOT_FOUND');
  return file;
}
