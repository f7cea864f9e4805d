import { AppError, orNotFound } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { recordReadiness } from '#server/features/readiness/record-readiness.ts';
import { requireStudent } from '#server/scopes.ts';
import { cardOfResume } from './resume-of.ts';
import { findResume, lockResumes, updateDefault } from './resume.store.ts';

/** Makes a resume the default for applications. An archived one is restored. */
export async function setDefault(ctx: Ctx, { resumeId }: { resumeId: string }) {
  const scope = requireStudent(ctx);
  return inTransaction(ctx, async (tx) => {
    await lockResumes(tx, scope);
    if ((await findResume(tx, scope, resumeId)) === undefined) throw new AppError('NOT_FOUND');
    const row = orNotFound(await updateDefault(tx, scope, resumeId));
    await recordReadiness(tx, 'resume-chosen');
    return cardOfResume(row);
  });
}
