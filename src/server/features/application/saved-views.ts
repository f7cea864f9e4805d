import { v7 as uuid } from 'uuid';
import { maxViews, viewQuery } from '#domain/application/received-view.ts';
import { AppError } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { requireMember } from '#server/scopes.ts';
import { deleteView, loadViews, lockViews, upsertView } from './view.store.ts';

/** The member's saved views of the applications, by name. */
export async function listViews(ctx: Ctx) {
  return { items: await loadViews(ctx, requireMember(ctx)) };
}

type Input = { name: string; query: string; isNew?: boolean | undefined };

/** Saves the filters, order and columns of the applications table under a name. */
export async function saveView(ctx: Ctx, { name, query, isNew }: Input) {
  const scope = requireMember(ctx);
  return inTransaction(ctx, async (tx) => {
    await lockViews(tx, scope);
    const views = await loadViews(tx, scope);
    const exists = views.some((view) => view.name === name);
    if (exists && isNew) throw new AppError('VIEW_NAME_TAKEN');
    if (views.length >= maxViews && !exists) throw new AppError('TOO_MANY_KEPT');
    const id = await upsertView(tx, scope, {
      id: uuid(),
      name,
      query: viewQuery(new URLSearchParams(query)),
    });
    return { id };
  });
}

export async function removeView(ctx: Ctx, { viewId }: { viewId: string }) {
  const isRemoved = await deleteView(ctx, requireMember(ctx), viewId);
  if (!isRemoved) throw new AppError('NOT_FOUND');
  return { id: viewId };
}
