import { drizzle } from 'drizzle-orm/node-postgres';
import type { ApiClient } from '#contract/page-context.ts';
import type { Actor } from '#domain/actor.ts';
import type { Ctx } from '#server/context.ts';
import type { World } from './world.ts';

export type Statement = { text: string; values: unknown[] };

/** Records the SQL statements of this actor's call. */
export async function recordStatements(
  world: World,
  actor: Actor,
  work: (api: ApiClient) => Promise<unknown>,
): Promise<Statement[]> {
  const statements: Statement[] = [];
  const db = notingDatabase(world, (text, values) => void statements.push({ text, values }));
  await work(world.call(actor, { db }));
  return statements;
}

/** The database of the app, which notes each statement. */
export const notingDatabase = (
  world: World,
  logQuery: (text: string, values: unknown[]) => void,
): Ctx['db'] => drizzle(world.app.pool, { logger: { logQuery } }) as Ctx['db'];
