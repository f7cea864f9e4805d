import { isSlug } from '#domain/company/slug-of.ts';
import { orNotFound } from '#server/app-error.ts';
import type { Ctx } from '#server/context.ts';
import { type EventRow, findEvent } from './event.store.ts';

export async function requireEvent(ctx: Ctx, slug: string): Promise<EventRow> {
  return orNotFound(isSlug(slug) ? await findEvent(ctx, slug) : undefined);
}
