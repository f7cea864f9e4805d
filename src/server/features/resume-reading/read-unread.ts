import { readingVersion } from '#domain/resume-reading/reading-version.ts';
import type { Ctx } from '#server/context.ts';
import { loadUnread } from './resume-reading.store.ts';

const mostAtOnce = 500;

/** Has resumes read that were sent before there was anybody to read them, or were read by older rules. */
export async function readUnread(ctx: Ctx): Promise<void> {
  const day = ctx.now.toISOString().slice(0, 10);
  for (const fileId of await loadUnread(ctx, mostAtOnce)) {
    // One that can't be opened is tried again the next day.
    const key = `${fileId} ${readingVersion} ${day}`;
    await ctx.tasks.add(ctx.db, 'application.read-resume', { fileId }, { key });
  }
}
