import { orNotFound } from '#server/app-error.ts';
import type { Ctx } from '#server/context.ts';
import { requireStudent } from '#server/scopes.ts';
import { findResume, type ResumeRow } from './resume.store.ts';

/** The current student's resume. NOT_FOUND for any other. */
export async function requireResume(ctx: Ctx, resumeId: string): Promise<ResumeRow> {
  const row = orNotFound(await findResume(ctx, requireStudent(ctx), resumeId));
  return row;
}
