import { expect } from 'vitest';
import { soon } from './soon.ts';
import type { World } from './world.ts';

/** Waits until that many statements in the world's database wait for a lock. */
export const untilBlocked = ({ app }: Pick<World, 'app'>, count = 1): Promise<void> =>
  soon(async () => {
    // The app's role sees the statements of all roles.
    const blocked = await app.pool.query(
      `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    expect(blocked.rowCount).toBe(count);
  });
