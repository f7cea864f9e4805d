import { pino } from 'pino';
import { connectDatabase } from '#server/db/connect.ts';
import { seedPostings } from './seed-postings.ts';

export type Position = { at: Date; id: string };

/** Loads the 100,000 postings once, and returns the list position of every open one as a cursor. */
export async function loadPostings(dataDir: string): Promise<Position[]> {
  const log = pino({ level: 'silent' });
  const database = await connectDatabase({
    dataDir,
    poolSize: 1,
    statementTimeoutMs: 60_000,
    applicationName: 'bench',
    log,
  });
  const positions = `select posted_at as at, id from job_postings where state = 'active' and is_complete
    and (deadline is null or deadline > now()) order by posted_at desc, id desc`;
  const load = () => database.pool.query<Position>(positions);
  try {
    let { rows } = await load();
    if (rows.length < 1_000) {
      const start = performance.now();
      await seedPostings(database.connectionString);
      console.log(`seeded in ${((performance.now() - start) / 1000).toFixed(1)} s`);
      ({ rows } = await load());
    }
    return rows;
  } finally {
    await database.close();
  }
}

/** Iterates over the list, starting over at the end. */
export function walk<T>(list: T[]): () => T {
  let at = -1;
  return () => {
    at = (at + 1) % list.length;
    const item = list[at];
    if (item === undefined) throw new Error('There is nothing to walk.');
    return item;
  };
}
