import type { Ctx } from '#server/context.ts';
import { requireStudent } from '#server/scopes.ts';
import { updateRevoked } from './resume-link.store.ts';
import { findResume } from './resume.store.ts';

/** Revokes a link, which stops working immediately. */
export async function removeLink(ctx: Ctx, input: { resumeId: string; linkId: string }) {
  const resume = await findResume(ctx, requireStudent(ctx), input.resumeId);
  if (resume !== undefined) await updateRevoked(ctx, resume, input.linkId);
  return { id: input.linkId };
}
