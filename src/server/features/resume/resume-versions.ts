import { v7 as uuid } from 'uuid';
import { orNotFound } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { requireStudent } from '#server/scopes.ts';
import {
  deleteOldVersions,
  findVersion,
  insertVersion,
  loadVersions,
} from './resume-version.store.ts';
import { lockResume } from './resume.store.ts';
import { requireResume } from './resumes.ts';

export async function createVersion(ctx: Ctx, input: { resumeId: string; label: string }) {
  const scope = requireStudent(ctx);
  return inTransaction(ctx, async (tx) => {
    const resume = orNotFound(await lockResume(tx, scope, input.resumeId));
    const row = orNotFound(await insertVersion(tx, resume, uuid(), input.label));
    await deleteOldVersions(tx, resume);
    return { id: row.id, label: row.label, keptAt: row.createdAt };
  });
}

export async function listVersions(ctx: Ctx, { resumeId }: { resumeId: string }) {
  const rows = await loadVersions(ctx, await requireResume(ctx, resumeId));
  return { items: rows.map(({ createdAt, ...row }) => ({ ...row, keptAt: createdAt })) };
}

type Input = { resumeId: string; versionId: string };

export async function loadVersion(ctx: Ctx, { resumeId, versionId }: Input) {
  const row = orNotFound(await findVersion(ctx, await requireResume(ctx, resumeId), versionId));
  const { id, label, name, content, design, createdAt } = row;
  return { id, label, name, content, design, keptAt: createdAt };
}
