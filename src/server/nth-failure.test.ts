import { expect, test } from 'vitest';
import { callProcedure, procedures } from '#testing/calls/calls.ts';
import { password } from '#testing/calls/rows.ts';
import { countChanges } from '#testing/count-changes.ts';
import { type Failure, openFailingDatabase } from '#testing/failing-database.ts';
import { takeTurns } from '#testing/take-turns.ts';
import { createWorld } from '#testing/world.ts';
import { access, writes } from './access.ts';
import { auditEntries } from './db/tables/audit-entries.ts';

const moments = ['before', 'after'] as const;

test.each(
  procedures
    .filter(({ name }) => writes.has(name))
    .map((call, at) => [call.name, call, at] as const),
)(
  'REL-46 whichever statement of %s fails, all of it stands or nothing; asked again with its key it is done once',
  async (name, { prepare }, at) => {
    await using world = await createWorld();
    // The first time there are words and skills that nobody used before.
    const first = await prepare(world);
    await callProcedure(world, name, first, { idempotencyKey: crypto.randomUUID() });
    const clean = await prepare(world);
    const changesOfAll = await countChanges(world.pool);
    await callProcedure(world, name, clean, { idempotencyKey: crypto.randomUUID() });
    const whole = await changesOfAll();
    expect(Object.keys(whole).length).toBeGreaterThan(1);
    await using failing = openFailingDatabase(world.connectionString);
    const { db } = failing;
    const leavesAllOrNothing = async (failure: Failure): Promise<boolean> => {
      const call = await prepare(world);
      const idempotencyKey = crypto.randomUUID();
      const changes = await countChanges(world.pool);
      await failing.fail(failure);
      const answer = await callProcedure(world, name, call, { db, idempotencyKey }).catch(
        (error: unknown) => error,
      );
      if (!failing.hasFailed()) return false;
      expect(answer).toMatchObject({ code: 'INTERNAL_SERVER_ERROR' });
      expect([{}, whole]).toContainEqual(await changes());
      await callProcedure(world, name, call, { idempotencyKey });
      expect(await changes()).toEqual(whole);
      return true;
    };
    let statement = 1;
    for (let isReached = true; isReached; statement += isReached ? 1 : 0) {
      for (const when of takeTurns(moments, at + statement))
        isReached = await leavesAllOrNothing({ statement, when });
    }
    const count = statement - 1;
    expect(count).toBeGreaterThan(3);
    // Around the commit it matters most whether a statement was done.
    for (let last = count; last > count - 3; last--) {
      for (const when of takeTurns(moments, at + last + 1))
        expect(await leavesAllOrNothing({ statement: last, when })).toBe(true);
    }
  },
);

test.each(procedures.filter(({ name }) => writes.has(name) && access[name] === 'admin'))(
  'SEC-62 $name leaves one entry in the audit log, by the administrator who did it and with the request',
  async ({ name, prepare }) => {
    await using world = await createWorld();
    const call = await prepare(world);
    await callProcedure(world, name, call);
    const entries = await world.rows(auditEntries);
    expect(entries).toMatchObject([
      {
        actorId: call.by.userId,
        actorKind: 'admin',
        at: world.now,
        requestId: expect.stringMatching(/^[\w-]{36}$/u),
      },
    ]);
    expect(JSON.stringify(entries)).not.toContain(password);
  },
);
