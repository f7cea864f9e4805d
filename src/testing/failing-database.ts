import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Ctx } from '#server/context.ts';

/**
 * `before`: the statement never reaches the database; `after`: it completes, but its response is
 * lost.
 */
export type Failure = { statement: number; when: 'before' | 'after' };

/**
 * A database that works until a statement is set to fail; statements are counted from then on over
 * all connections.
 */
export function openFailingDatabase(connectionString: string, first?: Failure) {
  const pool = new pg.Pool({ connectionString, max: 6 });
  const taken = new Set<pg.PoolClient>();
  let failure = first;
  let asked = 0;

  async function ask(run: () => Promise<unknown>): Promise<unknown> {
    asked += 1;
    if (asked !== failure?.statement) return run();
    if (failure.when === 'after') await run();
    throw new Error(`statement ${failure.statement} fails`);
  }

  function failing<Client extends pg.Pool | pg.PoolClient>(client: Client): Client {
    return new Proxy(client, {
      get(target, name) {
        if (name === 'query') {
          const query = target.query as (...values: unknown[]) => Promise<unknown>;
          return (...values: unknown[]) => ask(() => Reflect.apply(query, target, values));
        }
        if (name === 'connect') {
          return async () => {
            const connection = await (target as pg.Pool).connect();
            taken.add(connection);
            return failing(connection);
          };
        }
        if (name === 'release') {
          return (error?: Error | boolean) => {
            taken.delete(target as pg.PoolClient);
            (target as pg.PoolClient).release(error);
          };
        }
        const value: unknown = Reflect.get(target, name, target);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
  }

  /** A transaction that failed to begin never releases its connection, so it is closed here. */
  async function closeTaken() {
    const left = [...taken];
    taken.clear();
    for (const connection of left) {
      await (connection as unknown as pg.Client).end();
      connection.release(true);
    }
  }

  return {
    db: drizzle(failing(pool)) as Ctx['db'],
    /** Counts from now on; without a failure, nothing fails any more. */
    async fail(next?: Failure) {
      await closeTaken();
      failure = next;
      asked = 0;
    },
    /** Whether the failing statement was reached. */
    hasFailed: () => failure !== undefined && asked >= failure.statement,
    /** How many statements were asked since. */
    count: () => asked,
    async [Symbol.asyncDispose]() {
      await closeTaken();
      await pool.end();
    },
  };
}
