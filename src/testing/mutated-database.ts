import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Ctx } from '#server/context.ts';

export type Mutant = {
  /** The store function whose filter is removed. */
  name: string;
  /** Matches that function's statement only. */
  statement: RegExp;
  /**
   * A column that the statement compares with a value; the comparison is replaced with true for
   * every row.
   */
  column: string;
};

type Query = { text: string };

/** Simulates a store that forgot one filter. Reports how often the statement ran without it. */
export function openMutatedDatabase(connectionString: string, mutant: Mutant) {
  const pool = new pg.Pool({ connectionString, max: 6 });
  const filter = new RegExp(`${mutant.column.replaceAll('.', '\\.')} = (\\$\\d+)`, 'gu');
  let mutations = 0;

  function mutate(query: Query): Query {
    if (!mutant.statement.test(query.text)) return query;
    const text = query.text.replace(filter, '$1::text is not null');
    if (text !== query.text) mutations++;
    return { ...query, text };
  }

  function forgetful<Client extends pg.Pool | pg.PoolClient>(client: Client): Client {
    return new Proxy(client, {
      get(target, name) {
        if (name === 'query') {
          return (query: Query | string, ...rest: unknown[]) =>
            Reflect.apply(target.query as (...values: unknown[]) => unknown, target, [
              typeof query === 'string' ? query : mutate(query),
              ...rest,
            ]);
        }
        if (name === 'connect') {
          return async () => forgetful(await (target as pg.Pool).connect());
        }
        const value: unknown = Reflect.get(target, name, target);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
  }

  return {
    db: drizzle(forgetful(pool)) as Ctx['db'],
    mutations: () => mutations,
    [Symbol.asyncDispose]: () => pool.end(),
  };
}
