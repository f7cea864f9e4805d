import { ORPCError } from '@orpc/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { countingTables, inParts, writingProcedures } from '#testing/call-variants.ts';
import { callProcedure, type Procedure } from '#testing/calls/calls.ts';
import { type Failure, openFailingDatabase } from '#testing/failing-database.ts';
import { type Change, noteChanges } from '#testing/note-changes.ts';
import { isSampled } from '#testing/take-turns.ts';
import { createWorld, type World } from '#testing/world.ts';

let world: World;
let failing: ReturnType<typeof openFailingDatabase>;
let takeChanges: () => Promise<Change[]>;
beforeAll(async () => {
  world = await createWorld();
  takeChanges = await noteChanges(world.pool);
  failing = openFailingDatabase(world.connectionString);
});
afterAll(async () => {
  await failing?.[Symbol.asyncDispose]();
  await world?.[Symbol.asyncDispose]();
});

/** What was written since the last check, except retry counters. */
async function written(): Promise<Change[]> {
  return (await takeChanges()).filter(({ table }) => !countingTables.has(table));
}

type Call = Awaited<ReturnType<Procedure['prepare']>>;
type Try = { failure: Failure; idempotencyKey?: string };

async function attempt({ name }: Procedure, call: Call, { failure, ...options }: Try) {
  await world.pool.query('delete from rate_limits; delete from sign_in_failures');
  await written();
  await failing.fail(failure);
  const answer = await callProcedure(world, name, call, { ...options, db: failing.db }).catch(
    (error: unknown) => error,
  );
  return { answer, hasFailed: failing.hasFailed() };
}

/**
 * Fails one statement after the other until the call succeeds, in a short run every second one; no
 * failed attempt may leave anything. Returns the number of statements. Statements between the third
 * and `from` are skipped.
 */
async function failEachStatement(procedure: Procedure, key: { idempotencyKey?: string }, from = 4) {
  const call = await procedure.prepare(world);
  for (let statement = 1; ; statement = statement === 3 ? Math.max(4, from) : statement + 1) {
    if (!isSampled(statement, 2)) continue;
    const failure = { statement, when: 'before' as const };
    const { answer, hasFailed } = await attempt(procedure, call, { failure, ...key });
    const left = await written();
    const expected = hasFailed ? 'INTERNAL_SERVER_ERROR' : null;
    expect([statement, refusalOf(answer)]).toEqual([statement, expected]);
    if (!hasFailed) return failing.count();
    expect([statement, inParts.has(procedure.name) ? [] : left]).toEqual([statement, []]);
  }
}

function refusalOf(answer: unknown): string | null {
  if (!(answer instanceof Error)) return null;
  return answer instanceof ORPCError ? String(answer.code) : answer.message;
}

test.each(writingProcedures.map((procedure) => [procedure.name, procedure] as const))(
  'REL-46 whichever statement of %s fails, nothing remains, with or without a key',
  async (name, procedure) => {
    const bare = await failEachStatement(procedure, {});
    if (!procedure.meta.takesKey) return;
    // Idempotency adds statements before and after those of the call.
    const statements = await failEachStatement(
      procedure,
      { idempotencyKey: crypto.randomUUID() },
      bare,
    );
    // The commit succeeded and its response was lost: the retry does nothing more.
    const call = await procedure.prepare(world);
    const idempotencyKey = crypto.randomUUID();
    const failure = { statement: statements, when: 'after' as const };
    const { answer } = await attempt(procedure, call, { failure, idempotencyKey });
    expect(answer).toMatchObject({ code: 'INTERNAL_SERVER_ERROR' });
    expect((await written()).length).toBeGreaterThan(1);
    expect(await callProcedure(world, name, call, { idempotencyKey })).toBeDefined();
    expect(await written()).toEqual([]);
  },
);
