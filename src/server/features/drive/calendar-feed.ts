import { createHash } from 'node:crypto';
import { v7 as uuid } from 'uuid';
import { calendarFeed } from '#domain/event/calendar-text.ts';
import { dayMs } from '#domain/time.ts';
import { orNotFound } from '#server/app-error.ts';
import type { Ctx } from '#server/context.ts';
import { findReader } from '#server/features/setting/find-reader.ts';
import { requireStudent } from '#server/scopes.ts';
import {
  deleteFeed,
  findFeed,
  findFeedOwner,
  loadFollowedDates,
  upsertFeed,
} from './drive-feed.store.ts';

/** Creates the address of the student's calendar feed. An earlier address stops working. */
export async function createFeed(ctx: Ctx) {
  const scope = requireStudent(ctx);
  const id = uuid();
  await upsertFeed(ctx, scope, { id, tokenHash: feedHash(feedToken(ctx, id)) });
  return { url: feedUrl(ctx, id) };
}

function feedUrl(ctx: Ctx, feedId: string): string {
  return `${ctx.publicUrl}/calendar/${feedToken(ctx, feedId)}.ics`;
}

/** The token in the feed's address. Derived from its id and the server's secret, never stored. */
function feedToken(ctx: Ctx, feedId: string): string {
  return ctx.accounts.linkToken(`calendar ${feedId}`);
}

function feedHash(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** The address of the student's own feed, or null. */
export async function loadFeed(ctx: Ctx) {
  const feed = await findFeed(ctx, requireStudent(ctx));
  return { url: feed ? feedUrl(ctx, feed.id) : null };
}

const retentionMs = 90 * dayMs;

/** The calendar behind a feed's token. Refuses an unknown or revoked token. */
export async function loadFeedText(ctx: Ctx, token: string): Promise<string> {
  const userId = orNotFound(await findFeedOwner(ctx, feedHash(token)));
  const { t } = await findReader(ctx, { userId });
  const { host } = new URL(ctx.publicUrl);
  const dates = await loadFollowedDates(ctx, userId, new Date(ctx.now.getTime() - retentionMs));
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

/** Ends the student's calendar feed: its address stops working. Idempotent. */
export async function removeFeed(ctx: Ctx) {
  await deleteFeed(ctx, requireStudent(ctx));
  return { isRemoved: true };
}
