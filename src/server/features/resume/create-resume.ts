import { v7 as uuid } from 'uuid';
import { emptyResume, withFirstEntries } from '#domain/resume/empty-resume.ts';
import { fillFromProfile } from '#domain/resume/from-profile.ts';
import type { WrittenResume } from '#domain/resume/merge-resumes.ts';
import { defaultDesign } from '#domain/resume/resume-design.ts';
import { resumeLimits } from '#domain/resume/resume-limits.ts';
import type { Resume } from '#domain/resume/resume.ts';
import { AppError, orNotFound } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { loadProfile } from '#server/features/profile/load-profile.ts';
import { recordReadiness } from '#server/features/readiness/record-readiness.ts';
import { requireStudent } from '#server/scopes.ts';
import { resumeOf } from './resume-of.ts';
import { findNewest, insertResume, lockResumes } from './resume.store.ts';

type Input = { name: string; content?: Resume | undefined; fromProfile?: boolean | undefined };

/** Creates a resume: empty, from a parsed file, or from the profile. */
export async function createResume(ctx: Ctx, { name, content, fromProfile = false }: Input) {
  requireStudent(ctx);
  const begun = content === undefined ? emptyResume(uuid) : withFirstEntries(content, uuid);
  const filled = fromProfile
    ? fillFromProfile(begun, { ...(await loadProfile(ctx)), specialization: '' }, uuid).resume
    : begun;
  return addResume(ctx, { name, content: filled, design: defaultDesign });
}

/** Adds a resume. The first one becomes the default. */
export async function addResume(ctx: Ctx, written: WrittenResume) {
  const scope = requireStudent(ctx);
  return inTransaction(ctx, async (tx) => {
    const count = await lockResumes(tx, scope);
    if (count >= resumeLimits.resumes) throw new AppError('TOO_MANY_RESUMES');
    const isDefault = (await findNewest(tx, scope)) === undefined;
    const row = orNotFound(await insertResume(tx, scope, { ...written, id: uuid(), isDefault }));
    await recordReadiness(tx, 'resume-saved');
    return resumeOf(row);
  });
}
