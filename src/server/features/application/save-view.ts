import { v7 as uuid } from 'uuid';
import { mostViews, viewQuery } from '#domain/application/received-view.ts';
import { AppError } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { requireMember } from '#server/scopes.ts';
import { loadViews, lockViews, upsertView } from './view.store.ts';

/** Saves the filters, order and columns of the applications table under a name. */
export async function saveView(ctx: Ctx, { name, query }: { name: string; query: string }) {
  const scope = requireMember(ctx);
  return inTransaction(ctx, async (tx) => {
    await lockViews(tx, scope);
    const views = await loadViews(tx, scope);
    if (views.length >= mostViews && !views.some((view) => view.name === name))
      throw new AppError('TOO_MANY_KEPT');
    const id = await upsertView(tx, scope, {
      id: uuid(),
      name,
      query: viewQuery(new URLSearchParams(query)),
    });
    return { id };
  });
}
