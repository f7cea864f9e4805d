import { calendarFeed } from '#domain/event/calendar-text.ts';
import { orNotFound } from '#server/app-error.ts';
import type { Ctx } from '#server/context.ts';
import { findReader } from '#server/features/setting/find-reader.ts';
import { requireStudent } from '#server/scopes.ts';
import { feedHash, feedUrl } from './create-feed.ts';
import { findFeed, findFeedOwner, loadFollowedDates } from './drive-feed.store.ts';

/** The address of the student's own feed, or null. */
export async function loadFeed(ctx: Ctx) {
  const feed = await findFeed(ctx, requireStudent(ctx));
  return { url: feed ? feedUrl(ctx, feed.id) : null };
}

const keptMs = 90 * 24 * 60 * 60_000;

/** The calendar behind a feed's token. Refuses an unknown or revoked token. */
export async function loadFeedText(ctx: Ctx, token: string): Promise<string> {
  const userId = orNotFound(await findFeedOwner(ctx, feedHash(token)));
  const { t } = await findReader(ctx, { userId });
  const { host } = new URL(ctx.publicUrl);
  const dates = await loadFollowedDates(ctx, userId, new Date(ctx.now.getTime() - keptMs));
  const events = dates.map((row) => ({
    uid: `${row.driveId}-${row.kind}@${host}`,
    writtenAt: row.updatedAt,
    sequence: row.version,
    startsAt: row.at,
    endsAt: null,
    title: t(`drive.feed.title.${row.kind}`, { company: row.companyName, title: row.title }),
    description: t('drive.feed.description', {
      source: row.sourceUrl ?? '',
      date: row.verifiedOn ?? '',
    }),
    place: null,
    url: row.careersUrl,
    isCancelled: row.cancelledAt !== null,
  }));
  return calendarFeed(t('drive.feed.name'), events);
}
