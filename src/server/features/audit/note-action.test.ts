import { expect, test } from 'vitest';
import { type Ctx, inTransaction } from '#server/context.ts';
import { auditEntries } from '#server/db/tables/audit-entries.ts';
import { createWorld, type World } from '#testing/world.ts';
import { hashOf, noteAction } from './audit-log.ts';
import { verifyAudit } from './verification.ts';

const target = { kind: 'company', id: '01990000-0000-7000-8000-000000000001' };
const note = (ctx: Ctx, number: number) =>
  inTransaction(ctx, (tx) =>
    noteAction(tx, {
      action: 'company.approved',
      target,
      before: { status: 'pending', number },
      after: { status: 'approved', at: ctx.now, nested: { b: 1, a: ['x', null] } },
    }),
  );
const verify = (world: World) => verifyAudit(world.ctx({ kind: 'system' }));

async function withEntries(world: World, count: number) {
  const ctx = world.ctx(await world.admin());
  for (let number = 1; number <= count; number++) await note(ctx, number);
}

/** Changes the log as a superuser could, so that only the hash chain reveals it. */
async function tamper(world: World, change: string) {
  await world.pool.query('alter table audit_entries disable trigger audit_entries_are_kept');
  await world.pool.query(change);
  await world.pool.query('alter table audit_entries enable trigger audit_entries_are_kept');
}

test('SEC-62 fifty concurrent actions make one unbroken chain', async () => {
  await using world = await createWorld();
  const admin = await world.admin();
  await Promise.all(Array.from({ length: 50 }, (_, number) => note(world.ctx(admin), number)));
  expect(await verify(world)).toMatchObject({ ok: true, entries: 50 });
  const entries = await world.rows(auditEntries);
  expect(entries.map(({ place }) => place).toSorted((a, b) => a - b)).toEqual(
    Array.from({ length: 50 }, (_, n) => n + 1),
  );
  expect(new Set(entries.map(({ hash }) => hash)).size).toBe(50);
});

test('SEC-62 an entry records actor, action, target, before, after, time and request', async () => {
  await using world = await createWorld();
  const admin = await world.admin();
  const ctx = world.ctx(admin);
  await note(ctx, 1);
  expect(await world.rows(auditEntries)).toEqual([
    {
      place: 1,
      at: world.now,
      actorId: admin.userId,
      actorKind: 'admin',
      action: 'company.approved',
      targetKind: 'company',
      targetId: target.id,
      before: { status: 'pending', number: 1 },
      after: {
        status: 'approved',
        at: world.now.toISOString(),
        nested: { a: ['x', null], b: 1 },
      },
      requestId: ctx.requestId,
      previousHash: '0'.repeat(64),
      hash: expect.stringMatching(/^[0-9a-f]{64}$/u),
    },
  ]);
});

test('SEC-62 a rolled-back action leaves no entry and no gap', async () => {
  await using world = await createWorld();
  await withEntries(world, 1);
  const ctx = world.ctx(await world.admin());
  const undone = inTransaction(ctx, async (tx) => {
    await noteAction(tx, { action: 'company.approved', target });
    throw new Error('undo');
  });
  await expect(undone).rejects.toThrow('undo');
  await note(ctx, 2);
  expect(await verify(world)).toMatchObject({ ok: true, entries: 2 });
});

test.each([
  ["update audit_entries set after = '{}' where place = 3", 3, 'changed'],
  ["update audit_entries set at = at + interval '1 ms' where place = 1", 1, 'changed'],
  ['update audit_entries set actor_id = gen_random_uuid() where place = 5', 5, 'changed'],
  ["update audit_entries set request_id = 'x' where place = 2", 2, 'changed'],
  ['update audit_entries set before = before || \'{"number": 9}\' where place = 4', 4, 'changed'],
  ['delete from audit_entries where place = 2', 2, 'missing'],
  ['delete from audit_entries where place = 1', 1, 'missing'],
  [
    'delete from audit_entries where place = 2; update audit_entries set place = place - 1 where place > 2',
    2,
    'changed',
  ],
] as const)('SEC-62 %j is detected', async (change, place, problem) => {
  await using world = await createWorld();
  await withEntries(world, 5);
  await tamper(world, change);
  expect(await verify(world)).toEqual({ ok: false, place, problem });
});

test.each([
  'update audit_entries set action = action',
  'delete from audit_entries',
  'truncate audit_entries',
  'truncate audit_entries cascade',
])('SEC-62 the database refuses to %s', async (statement) => {
  await using world = await createWorld();
  await withEntries(world, 2);
  await expect(world.pool.query(statement)).rejects.toThrow('audit entries are only ever added');
  expect(await verify(world)).toMatchObject({ ok: true, entries: 2 });
});

test('SEC-62 a change is found behind the first thousand entries', async () => {
  await using world = await createWorld();
  await withEntries(world, 1);
  const [first] = await world.rows(auditEntries);
  if (!first) throw new Error('There is an entry.');
  const entries = [first];
  for (let place = 2; place <= 1_001; place++) {
    const entry = { ...first, place, previousHash: entries.at(-1)?.hash ?? '' };
    entries.push({ ...entry, hash: hashOf(entry) });
  }
  const rest = entries.slice(1);
  await world.db.insert(auditEntries).values(rest);
  expect(await verify(world)).toMatchObject({ ok: true, entries: 1_001 });
  await tamper(world, "update audit_entries set after = '{}' where place = 1001");
  expect(await verify(world)).toEqual({ ok: false, place: 1_001, problem: 'changed' });
});

test('SEC-62 an empty log is intact', async () => {
  await using world = await createWorld();
  expect(await verify(world)).toMatchObject({ ok: true, entries: 0 });
});

test('SEC-62 secrets are never logged, and only administrators and the system are actors', async () => {
  await using world = await createWorld();
  const action = { action: 'company.created' as const, target, after: { passwordHash: 'x' } };
  const asAdmin = world.ctx(await world.admin());
  await expect(inTransaction(asAdmin, (tx) => noteAction(tx, action))).rejects.toThrow(
    'passwordHash',
  );
  const student = world.ctx(await world.student());
  await expect(note(student, 1)).rejects.toMatchObject({ refusal: 'FORBIDDEN' });
  await expect(verifyAudit(student)).rejects.toMatchObject({ refusal: 'FORBIDDEN' });
  expect(await world.rows(auditEntries)).toEqual([]);
});
