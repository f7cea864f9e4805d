import { readingVersion } from '#domain/resume-reading/reading-version.ts';
import type { Ctx } from '#server/context.ts';
import { loadUnread } from './resume-reading.store.ts';

const maxAtOnce = 500;

/** Queues resumes that have not been parsed, or were parsed by older rules. */
export async function readUnread(ctx: Ctx): Promise<void> {
  const day = ctx.now.toISOString().slice(0, 10);
  for (const fileId of await loadUnread(ctx, maxAtOnce)) {
    // The date in the key allows a retry on the next day.
    const key = `${fileId} ${readingVersion} ${day}`;
    await ctx.tasks.add(ctx.db, 'application.read-resume', { fileId }, { key });
  }
}
