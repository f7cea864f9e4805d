import { v7 as uuid } from 'uuid';
import type { WrittenResume } from '#domain/resume/merge-resumes.ts';
import { resumeCompletenessOf } from '#domain/resume/resume-completeness.ts';
import { resumeLimits } from '#domain/resume/resume-limits.ts';
import { AppError, orNotFound } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { recordReadiness } from '#server/features/readiness/record-readiness.ts';
import { requireStudent } from '#server/scopes.ts';
import { resumeOf } from './resume-of.ts';
import { deleteOldVersions, findNewestVersion, insertVersion } from './resume-version.store.ts';
import { lockResume, updateWritten } from './resume.store.ts';

type Input = WrittenResume & { resumeId: string; version: number };

/**
 * Saves a resume and periodically keeps the previous content as a version. Refuses if another tab
 * has changed it.
 */
export async function saveResume(ctx: Ctx, { resumeId, version, ...written }: Input) {
  const scope = requireStudent(ctx);
  return inTransaction(ctx, async (tx) => {
    const before = orNotFound(await lockResume(tx, scope, resumeId));
    if (before.version !== version) throw new AppError('RESUME_CHANGED', resumeOf(before));
    const newest = await findNewestVersion(tx, before);
    const since = ctx.now.getTime() - (newest?.createdAt.getTime() ?? 0);
    if (since >= resumeLimits.versionEveryMs) {
      await insertVersion(tx, before, uuid(), '');
      await deleteOldVersions(tx, before);
    }
    const row = orNotFound(await updateWritten(tx, scope, resumeId, written));
    if (percentOf(before.content) !== percentOf(row.content))
      await recordReadiness(tx, 'resume-saved');
    return { version: row.version, changedAt: row.updatedAt };
  });
}

const percentOf = (content: WrittenResume['content']) => resumeCompletenessOf(content).percent;
