import { orNotFound } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { recordReadiness } from '#server/features/readiness/record-readiness.ts';
import { requireStudent } from '#server/scopes.ts';
import { cardOfResume } from './resume-of.ts';
import {
  findResume,
  findNewest,
  lockResumes,
  updateArchived,
  updateDefault,
} from './resume.store.ts';

type Input = { resumeId: string; isArchived: boolean };

/**
 * Archives a resume or restores it. If there is no default left, the newest other resume becomes
 * it.
 */
export async function setArchived(ctx: Ctx, { resumeId, isArchived }: Input) {
  const scope = requireStudent(ctx);
  return inTransaction(ctx, async (tx) => {
    await lockResumes(tx, scope);
    const row = orNotFound(await updateArchived(tx, scope, resumeId, isArchived ? ctx.now : null));
    const next = await findNewest(tx, scope);
    if (next !== undefined) await updateDefault(tx, scope, next);
    await recordReadiness(tx, 'resume-chosen');
    return cardOfResume((await findResume(tx, scope, resumeId)) ?? row);
  });
}
