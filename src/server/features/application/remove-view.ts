import { AppError } from '#server/app-error.ts';
import type { Ctx } from '#server/context.ts';
import { requireMember } from '#server/scopes.ts';
import { deleteView } from './view.store.ts';

export async function removeView(ctx: Ctx, { viewId }: { viewId: string }) {
  const isRemoved = await deleteView(ctx, requireMember(ctx), viewId);
  if (!isRemoved) throw new AppError('NOT_FOUND');
  return { id: viewId };
}
