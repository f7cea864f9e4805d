import { readMarkdown } from '#domain/posting/read-markdown.ts';
import { orNotFound } from '#server/app-error.ts';
import type { Ctx } from '#server/context.ts';
import { calendarOf } from './calendar-of.ts';
import { eventCardOf } from './event-card-of.ts';
import { findEvent } from './event.store.ts';

/** An event. The join link is only sent to those who register. */
export async function loadEvent(ctx: Ctx, slug: string) {
  const row = await requireEvent(ctx, slug);
  return { ...eventCardOf(row, ctx.now), description: readMarkdown(row.description) };
}

export async function loadCalendar(ctx: Ctx, slug: string): Promise<string> {
  return calendarOf(ctx, await requireEvent(ctx, slug), { tellsPlace: false });
}

async function requireEvent(ctx: Ctx, slug: string) {
  // Skips the query for anything that cannot be a slug; some characters cannot be stored.
  const row = orNotFound(
    /^[\p{L}\p{M}\p{N}-]{1,120}$/u.test(slug) ? await findEvent(ctx, slug) : undefined,
  );
  return row;
}
