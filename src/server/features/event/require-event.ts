import { orNotFound } from '#server/app-error.ts';
import type { Ctx } from '#server/context.ts';
import { type EventRow, findEvent } from './event.store.ts';

export async function requireEvent(ctx: Ctx, slug: string): Promise<EventRow> {
  // Skips the query for anything that cannot be a slug; some characters cannot be stored.
  return orNotFound(
    /^[\p{L}\p{M}\p{N}-]{1,120}$/u.test(slug) ? await findEvent(ctx, slug) : undefined,
  );
}
