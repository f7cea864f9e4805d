import { createHash, randomBytes } from 'node:crypto';
import { isbot } from 'isbot';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import type { PostingSource, ViewStep } from '#domain/analytics/posting-source.ts';
import { minuteMs } from '#domain/time.ts';
import type { Db } from '#server/db/connect.ts';
import { type CountedView, upsertViews } from './posting-views.store.ts';

export type PostingView = { postingId: string; step: ViewStep; source: PostingSource };
type Visitor = { network: string; agent: string; now: Date };

const writeEveryMs = 5_000;
const maxVisitors = 100_000;
/** Views of one posting from one network on one day; more is no longer people. */
const maxOfNetwork = 100;
/** Views that wait while the database is away. */
const maxWaiting = 10_000;

/** What is known about the visitors of one UTC day. */
const startDay = (date: string) => ({
  date,
  salt: randomBytes(32),
  counted: new LRUCache<string, true>({ max: maxVisitors }),
  ofNetwork: new LRUCache<string, number>({ max: maxVisitors }),
});
type Day = ReturnType<typeof startDay>;

/**
 * Counts views of postings, once per visitor, posting and UTC day, without keeping who they were:
 * visitors are hashes in memory, with a salt that is thrown away each day. Counts are written in
 * batches, so that no page waits for them.
 */
export function createPostingViews({ db, log }: { db: Db; log: Logger }) {
  let today: Day | undefined;
  let waiting = new Map<string, CountedView>();
  let writing: Promise<void> = Promise.resolve();

  function isNew({ network, agent, now }: Visitor, { postingId, step }: PostingView): boolean {
    const date = now.toISOString().slice(0, 10);
    if (today?.date !== date) today = startDay(date);
    const { salt, counted, ofNetwork } = today;
    const hash = (...parts: string[]) =>
      createHash('sha256').update(salt).update(JSON.stringify(parts)).digest('base64url');
    const visitor = hash(network, agent, postingId, step);
    if (counted.has(visitor)) return false;
    const place = hash(network, postingId, step);
    const before = ofNetwork.get(place) ?? 0;
    if (before >= maxOfNetwork) return false;
    counted.set(visitor, true);
    ofNetwork.set(place, before + 1);
    return true;
  }

  function add(view: CountedView): void {
    // Zones differ from UTC by whole minutes.
    const minute = Math.floor(view.at.getTime() / minuteMs);
    const key = `${view.postingId} ${view.source} ${minute}`;
    const same = waiting.get(key);
    if (same === undefined && waiting.size >= maxWaiting) return;
    waiting.set(key, {
      ...view,
      opened: view.opened + (same?.opened ?? 0),
      started: view.started + (same?.started ?? 0),
    });
  }

  async function writeNow(): Promise<void> {
    if (waiting.size === 0) return;
    const views = [...waiting.values()];
    waiting = new Map();
    try {
      await upsertViews(db, views);
    } catch (error) {
      log.warn({ err: error }, 'views of postings are written later');
      for (const view of views) add(view);
    }
  }

  /** Writes what waits, after a write that is under way. */
  const write = (): Promise<void> => (writing = writing.then(writeNow));

  let timer: NodeJS.Timeout | undefined;
  return {
    counterOf: (visitor: Visitor) => (view: PostingView) => {
      const isPerson = visitor.agent !== '' && !isbot(visitor.agent);
      if (!isPerson || !isNew(visitor, view)) return;
      add({
        postingId: view.postingId,
        source: view.source,
        at: visitor.now,
        opened: view.step === 'opened' ? 1 : 0,
        started: view.step === 'started' ? 1 : 0,
      });
    },
    start: () => void (timer ??= setInterval(() => void write(), writeEveryMs).unref()),
    write,
    close: async () => {
      clearInterval(timer);
      await write();
    },
  };
}
