import { type Ctx, inTransaction } from '#server/context.ts';
import { recordReadiness } from '#server/features/readiness/record-readiness.ts';
import { requireStudent } from '#server/scopes.ts';
import { deleteResume, findNewest, lockResumes, updateDefault } from './resume.store.ts';

/** Deletes a resume with its versions and links. Files sent with applications remain. */
export async function removeResume(ctx: Ctx, { resumeId }: { resumeId: string }) {
  const scope = requireStudent(ctx);
  return inTransaction(ctx, async (tx) => {
    await lockResumes(tx, scope);
    await deleteResume(tx, scope, resumeId);
    const next = await findNewest(tx, scope);
    if (next !== undefined) await updateDefault(tx, scope, next);
    await recordReadiness(tx, 'resume-removed');
    return { id: resumeId };
  });
}
