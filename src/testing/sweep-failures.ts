import { isDeepStrictEqual } from 'node:util';
import type { Ctx } from '#server/context.ts';
import { openFailingDatabase } from './failing-database.ts';
import type { World } from './world.ts';

type Try = {
  run: (db: Ctx['db']) => Promise<unknown>;
  /** Throws unless all of the work was done exactly once. */
  checkDone: () => Promise<void>;
};

/**
 * Runs the work once for each of its statements, with that statement failing before or after it
 * takes effect. The result must be all of the work or none of it; where a retry is `safe` it
 * completes the work. Returns the number of statements tried.
 */
export async function sweepFailures(
  world: World,
  isRetrySafe: boolean,
  prepare: () => Promise<Try>,
): Promise<number> {
  let tried = 0;
  for (const when of ['before', 'after'] as const) {
    for (let statement = 1; ; statement++) {
      const { run, checkDone } = await prepare();
      const before = await world.dump();
      await using failing = openFailingDatabase(world.connectionString, { statement, when });
      await run(failing.db).catch(() => undefined);
      const isAsBefore = isDeepStrictEqual(await world.dump(), before);
      if (isRetrySafe) await run(world.db);
      if (isRetrySafe || !isAsBefore) await checkDone();
      if (!failing.hasFailed()) break;
      tried += 1;
    }
  }
  return tried;
}
