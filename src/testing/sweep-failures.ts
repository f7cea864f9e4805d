import { isDeepStrictEqual } from 'node:util';
import type { Ctx } from '#server/context.ts';
import { openFailingDatabase } from './failing-database.ts';
import type { World } from './world.ts';

type Try = {
  run: (db: Ctx['db']) => Promise<unknown>;
  /** Throws unless all of the work stands, once. */
  checkDone: () => Promise<void>;
};

/**
 * Runs the work once for each of its statements, with that statement failing, before it is done and after. What stands
 * then is what stood before, or all of what the work makes; where a retry is `safe` it makes it one. Returns how many
 * statements were tried.
 */
export async function sweepFailures(
  world: World,
  isRetrySafe: boolean,
  /** Makes rows of their own for each try. */
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
