import { isDeepStrictEqual } from 'node:util';
import type { Ctx } from '#server/context.ts';
import { openFailingDatabase } from './failing-database.ts';
import { isSampled } from './take-turns.ts';
import type { World } from './world.ts';

type Try = {
  run: (db: Ctx['db']) => Promise<unknown>;
  /** Throws unless all of the work was done exactly once. */
  checkDone: () => Promise<void>;
};

/**
 * Runs the work with one of its statements failing, before it is executed and after: with each of
 * them in a long run, with one in three in others. Afterwards the data must be as before the work,
 * or as after all of it; where a retry is `safe`, the retry completes it. Returns the number of
 * statements.
 */
export async function sweepFailures(
  world: World,
  isRetrySafe: boolean,
  prepare: () => Promise<Try>,
): Promise<number> {
  let count = 0;
  for (const when of ['before', 'after'] as const) {
    for (let statement = 1; ; statement++) {
      if (!isSampled(statement, 3)) continue;
      const { run, checkDone } = await prepare();
      const before = await world.dump();
      await using failing = openFailingDatabase(world.connectionString, { statement, when });
      await run(failing.db).catch(() => undefined);
      const isAsBefore = isDeepStrictEqual(await world.dump(), before);
      if (isRetrySafe) await run(world.db);
      if (isRetrySafe || !isAsBefore) await checkDone();
      if (failing.hasFailed()) continue;
      count += statement - 1;
      break;
    }
  }
  return count;
}
