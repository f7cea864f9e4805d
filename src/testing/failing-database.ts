import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Ctx } from '#server/context.ts';

/** `before`: the statement never reaches the database; `after`: it is done, and its answer is lost. */
export type Failure = { statement: number; when: 'before' | 'after' };

/** A database whose n-th statement fails, counted from 1 over all of its connections; all others work. */
export function openFailingDatabase(connectionString: string, failure: Failure) {
  const pool = new pg.Pool({ connectionString, max: 6 });
  const taken = new Set<pg.PoolClient>();
  let asked = 0;

  async function ask(run: () => Promise<unknown>): Promise<unknown> {
    asked += 1;
    if (asked !== failure.statement) return run();
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
        const value: unknown = Reflect.get(target, name, target);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
  }

  return {
    db: drizzle(failing(pool)) as Ctx['db'],
    /** Whether the statement that fails was reached. */
    hasFailed: () => asked >= failure.statement,
    async [Symbol.asyncDispose]() {
      // A transaction that could not even begin never gives its connection back: it is closed here.
      for (const connection of taken) await (connection as unknown as pg.Client).end();
      void pool.end();
    },
  };
}
