import { v7 as uuid } from 'uuid';
import { orNotFound } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { requireStudent } from '#server/scopes.ts';
import { deleteOldVersions, insertVersion } from './resume-version.store.ts';
import { lockResume } from './resume.store.ts';

export async function createVersion(ctx: Ctx, input: { resumeId: string; label: string }) {
  const scope = requireStudent(ctx);
  return inTransaction(ctx, async (tx) => {
    const resume = orNotFound(await lockResume(tx, scope, input.resumeId));
    const row = orNotFound(await insertVersion(tx, resume, uuid(), input.label));
    await deleteOldVersions(tx, resume);
    return { id: row.id, label: row.label, keptAt: row.createdAt };
  });
}
