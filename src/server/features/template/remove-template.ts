import { AppError } from '#server/app-error.ts';
import type { Ctx } from '#server/context.ts';
import { requireMember } from '#server/scopes.ts';
import { deleteTemplate } from './template.store.ts';

/** A recruiter removes a template; texts that were sent with it stay. */
export async function removeTemplate(ctx: Ctx, { templateId: id }: { templateId: string }) {
  const scope = requireMember(ctx, ['owner', 'recruiter']);
  if (!(await deleteTemplate(ctx, scope, id))) throw new AppError('NOT_FOUND');
  return { id };
}
