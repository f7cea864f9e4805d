import type { Db } from '#server/db/connect.ts';
import { CURSOR_HOLDS_SECONDS, formatCursor, parseCursor, type Cursor } from './cursor.ts';
import type { LiveNews } from './live-event.ts';
import { pageLiveEvents, type LivePage } from './live.store.ts';

const LONGEST_PAGE = 500;

/**
 * One reader's position in a user's events. Each call returns the events since the last one; none
 * is skipped or repeated.
 */
export function createFollower(db: Db, userId: string, afterId: string | undefined) {
  let from = afterId === undefined ? undefined : parseCursor(afterId);
  let mustReset = afterId !== undefined && from === undefined;
  const sent = new Map<string, bigint>();

  const read = () =>
    pageLiveEvents(db, userId, from?.transaction, [...sent.keys()], LONGEST_PAGE + 1);

  return async function look(): Promise<LiveNews[]> {
    let page = await read();
    if (from !== undefined && isVoid(from, page)) {
      [from, mustReset] = [undefined, true];
      page = await read();
    }
    const isFirst = from === undefined;
    mustReset ||= !isFirst && page.events.length > LONGEST_PAGE;
    from = page.now;
    // They would be returned again for as long as an older transaction runs.
    for (const { id, writtenBy } of page.events) sent.set(id, writtenBy);
    if (mustReset) {
      mustReset = false;
      return [{ type: 'reset', cursor: formatCursor(from) }];
    }
    // A new reader is already up to date.
    if (isFirst) return [{ type: 'at', cursor: formatCursor(from) }];
    const news = newsOf(page);
    // Events that can't come back needn't be remembered.
    for (const [id, writtenBy] of sent) if (writtenBy < page.now.transaction) sent.delete(id);
    return news;
  };
}

// From a database whose transaction ids were higher, or so old that events may be gone.
function isVoid(from: Cursor, { now, upper }: LivePage): boolean {
  return from.transaction > upper || now.seconds - from.seconds > CURSOR_HOLDS_SECONDS;
}

function newsOf({ events, now }: LivePage): LiveNews[] {
  return events.map(({ id, kind, data, createdAt, writtenBy }, place) => {
    // A reader that disconnects within a page has only seen everything before this transaction.
    const isLast = place === events.length - 1;
    const transaction = isLast || writtenBy > now.transaction ? now.transaction : writtenBy;
    return {
      type: 'event',
      cursor: formatCursor({ ...now, transaction }),
      event: { id, kind, data, createdAt },
    };
  });
}
