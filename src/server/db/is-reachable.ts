import type { Connection } from './connect.ts';

/**
 * Whether the database answers a query within the limit; never throws, so that probes can use it.
 */
export async function isReachable(
  { pool, problem }: Pick<Connection, 'pool' | 'problem'>,
  withinMs = 1_500,
): Promise<boolean> {
  if (problem()) return false;
  const late = new Promise<false>((resolve) => setTimeout(resolve, withinMs, false).unref());
  const answer = pool.query('select 1').then(
    () => true,
    () => false,
  );
  return Promise.race([answer, late]);
}
