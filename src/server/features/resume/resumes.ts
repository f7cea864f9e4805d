import { v7 as uuid } from 'uuid';
import type { OwnResume, ResumeCard } from '#contract/resume.ts';
import { emptyResume, withFirstEntries } from '#domain/resume/empty-resume.ts';
import { fillFromProfile } from '#domain/resume/from-profile.ts';
import { keepImported } from '#domain/resume/imported-fields.ts';
import type { ResumeDocument } from '#domain/resume/merge-resumes.ts';
import { resumeCompletenessOf } from '#domain/resume/resume-completeness.ts';
import { defaultDesign } from '#domain/resume/resume-design.ts';
import { resumeLimits } from '#domain/resume/resume-limits.ts';
import { resumeTexts } from '#domain/resume/resume-texts.ts';
import type { Resume } from '#domain/resume/resume.ts';
import { hasBlank } from '#domain/writing/blanks.ts';
import { AppError, orNotFound } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { storeResume } from '#server/features/file/store-resume.ts';
import { loadProfile } from '#server/features/profile/own-profile.ts';
import { recordReadiness } from '#server/features/readiness/readiness.ts';
import { saveWritten } from '#server/features/resume-reading/save-written.ts';
import { requireStudent } from '#server/scopes.ts';
import { pdfOf } from './resume-pages.ts';
import { deleteOldVersions, findNewestVersion, insertVersion } from './resume-version.store.ts';
import {
  deleteResume,
  findNewest,
  findResume,
  insertResume,
  loadResumes,
  lockResume,
  lockResumes,
  type ResumeRow,
  updateArchived,
  updateDefault,
  updateWritten,
} from './resume.store.ts';

function resumeOf(row: ResumeRow): OwnResume {
  const { id, name, content, design, version, isDefault, archivedAt, updatedAt } = row;
  const isArchived = archivedAt !== null;
  return { id, name, content, design, version, isDefault, isArchived, changedAt: updatedAt };
}

type CardRow = Pick<ResumeRow, 'id' | 'name' | 'isDefault' | 'archivedAt' | 'updatedAt'> & {
  title: string;
};

function resumeCardOf({ archivedAt, updatedAt, ...row }: CardRow): ResumeCard {
  return { ...row, isArchived: archivedAt !== null, changedAt: updatedAt };
}

function cardOfResume(row: ResumeRow): ResumeCard {
  const { id, name, isDefault, archivedAt, updatedAt, content } = row;
  const { title } = content.basics;
  return resumeCardOf({ id, name, isDefault, archivedAt, updatedAt, title });
}

/** The current student's resume. NOT_FOUND for any other. */
export async function requireResume(ctx: Ctx, resumeId: string): Promise<ResumeRow> {
  const row = orNotFound(await findResume(ctx, requireStudent(ctx), resumeId));
  return row;
}

type CreateResumeInput = {
  name: string;
  content?: Resume | undefined;
  imported?: string | undefined;
  fromProfile?: boolean | undefined;
};

/** Creates a resume: empty, from a parsed file, or from the profile. */
export async function createResume(
  ctx: Ctx,
  { name, content, imported, fromProfile = false }: CreateResumeInput,
) {
  requireStudent(ctx);
  const begun = content === undefined ? emptyResume(uuid) : withFirstEntries(content, uuid);
  const filled = fromProfile
    ? fillFromProfile(begun, { ...(await loadProfile(ctx)), specialization: '' }, uuid).resume
    : begun;
  return addResume(ctx, {
    name,
    content: filled,
    design: defaultDesign,
    imported: imported === undefined ? null : keepImported(parsed(imported), filled),
  });
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}

/** Adds a resume. The first one becomes the default. */
async function addResume(ctx: Ctx, written: ResumeDocument & Pick<ResumeRow, 'imported'>) {
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

export async function createCopy(ctx: Ctx, input: { resumeId: string; name: string }) {
  const { content, design, imported } = await requireResume(ctx, input.resumeId);
  return addResume(ctx, { name: input.name, content, design, imported });
}

/**
 * Renders a resume as a PDF and stores both for sending. Later edits do not change them. One that
 * still has gaps of the example or of a proposed wording is refused.
 */
export async function createFile(ctx: Ctx, { resumeId }: { resumeId: string }) {
  const resume = await requireResume(ctx, resumeId);
  if (resumeTexts(resume.content).some(({ text }) => hasBlank(text)))
    throw new AppError('RESUME_UNFINISHED');
  const name = `${resume.name}.pdf`;
  const { id } = await storeResume(ctx, { name, bytes: await pdfOf(ctx, resume) });
  await saveWritten(ctx, { fileId: id, content: resume.content });
  return { id, name };
}

export async function listResumes(ctx: Ctx) {
  const rows = await loadResumes(ctx, requireStudent(ctx));
  return { items: rows.map(resumeCardOf) };
}

export async function loadResume(ctx: Ctx, { resumeId }: { resumeId: string }) {
  return resumeOf(await requireResume(ctx, resumeId));
}

type SaveResumeInput = ResumeDocument & { resumeId: string; version: number };

/**
 * Saves a resume and periodically keeps the previous content as a version. Refuses if another tab
 * has changed it.
 */
export async function saveResume(ctx: Ctx, { resumeId, version, ...written }: SaveResumeInput) {
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
    const imported = before.imported && keepImported(before.imported, written.content);
    const row = orNotFound(await updateWritten(tx, scope, resumeId, { ...written, imported }));
    if (percentOf(before.content) !== percentOf(row.content))
      await recordReadiness(tx, 'resume-saved');
    return { version: row.version, changedAt: row.updatedAt };
  });
}

const percentOf = (content: ResumeDocument['content']) => resumeCompletenessOf(content).percent;

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

type SetArchivedInput = { resumeId: string; isArchived: boolean };

/**
 * Archives a resume or restores it. If there is no default left, the newest other resume becomes
 * it.
 */
export async function setArchived(ctx: Ctx, { resumeId, isArchived }: SetArchivedInput) {
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
