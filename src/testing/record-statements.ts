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
  const logQuery = (text: string, values: unknown[]) => void statements.push({ text, values });
  const db = drizzle(world.app.pool, { logger: { logQuery } }) as Ctx['db'];
  await work(world.call(actor, { db }));
  return statements;
}
