import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemActorId } from '#domain/audit/audit-ids.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { auditEntries } from '#server/db/tables/audit-entries.ts';
import { createWorld, type World } from '#testing/world.ts';
import { type Action, noteAction } from './audit-log.ts';

let world: World;
let asha: Awaited<ReturnType<World['admin']>>;
let ben: typeof asha;
let firm: { id: string; name: string };
let posting: { id: string };

const day = 24 * 60 * 60 * 1_000;
const gone = '01990000-0000-7000-8000-00000000dead';

beforeAll(async () => {
  world = await createWorld();
  asha = await world.admin();
  ben = await world.admin();
  firm = await world.company({ name: 'Käse 100%' });
  posting = await world.posting(firm, { title: 'Cheese buyer' });
  const status = { before: { status: 'pending' }, after: { status: 'approved' } };
  await note(asha, 0, {
    action: 'company.approved',
    target: target('company', firm.id),
    ...status,
  });
  await note(ben, 1, { action: 'posting.removed', target: target('posting', posting.id) });
  await note(asha, 2, { action: 'company.suspended', target: target('company', gone) });
  const command = { kind: 'system' as const };
  await note(command, 3, { action: 'account.made-admin', target: target('account', ben.userId) });
});
afterAll(() => world?.[Symbol.asyncDispose]());

const target = (kind: string, id: string) => ({ kind, id });

function note(actor: Ctx['actor'], days: number, action: Action) {
  const now = new Date(world.now.getTime() + days * day);
  return inTransaction({ ...world.ctx(actor), now }, (tx) => noteAction(tx, action));
}

type Input = Parameters<ReturnType<World['call']>['audit']['list']>[0];
const list = (input: Input) => world.call(asha).audit.list(input);
const places = async (input: Input) => (await list(input)).items.map(({ place }) => place);
const dayOf = (days: number) =>
  new Date(world.now.getTime() + days * day).toISOString().slice(0, 10);

test('SEC-62 an entry shows present names, newest entry first', async () => {
  const { items, total, actors } = await list({});
  expect(items.map(({ place }) => place)).toEqual([4, 3, 2, 1]);
  expect(items[3]).toEqual({
    place: 1,
    at: world.now,
    action: 'company.approved',
    texts: 'admin-companies.audit.approved',
    actor: { kind: 'admin', name: expect.any(String), email: asha.email },
    target: { kind: 'company', id: firm.id, name: 'Käse 100%' },
    changes: [{ field: 'status', before: 'pending', after: 'approved' }],
    requestId: expect.any(String),
  });
  expect(items.map((each) => each.target.name)).toEqual([
    ben.email,
    null,
    'Cheese buyer',
    'Käse 100%',
  ]);
  expect(items[0]?.actor).toEqual({ kind: 'system', name: null, email: null });
  expect(total).toEqual({ count: 4, capped: false });
  expect(actors.map(({ id }) => id).toSorted()).toEqual([asha.userId, ben.userId].toSorted());
});

test('SEC-62 the log is filtered by action, actor, target and day', async () => {
  expect(await places({ action: 'posting.removed' })).toEqual([2]);
  expect(await places({ actor: asha.userId })).toEqual([3, 1]);
  expect(await places({ actor: systemActorId })).toEqual([4]);
  expect(await places({ search: '100%' })).toEqual([1]);
  expect(await places({ search: 'CHEESE' })).toEqual([2]);
  expect(await places({ search: ben.email })).toEqual([4]);
  expect(await places({ search: gone })).toEqual([3]);
  expect(await places({ search: '_' })).toEqual([]);
  expect(await places({ from: dayOf(1) })).toEqual([4, 3, 2]);
  expect(await places({ to: dayOf(1) })).toEqual([2, 1]);
  expect(await places({ from: dayOf(1), to: dayOf(2), actor: asha.userId })).toEqual([3]);
  expect(await places({ from: dayOf(2), to: dayOf(1) })).toEqual([]);
  expect(await places({ to: '9999-12-31' })).toHaveLength(4);
});

test('SEC-62 paging through the log shows each entry once', async () => {
  const first = await list({ limit: 2 });
  expect(first).toMatchObject({ newer: null, total: { count: 4 } });
  const second = await list({ limit: 2, after: first.older ?? '' });
  expect(second.items.map(({ place }) => place)).toEqual([2, 1]);
  expect(second.older).toBeNull();
  const back = await list({ limit: 2, before: second.newer ?? '' });
  expect(back.items).toEqual(first.items);
  expect(back.newer).toBeNull();
});

test.each([
  { after: 'MTc5MDAwMDAwMDAwMC4' },
  { before: '-1' },
  { after: '9'.repeat(16) },
  { from: '0000-01-01' },
  { from: '2026-02-30' },
])('SEC-62 %j is refused', async (input) => {
  expect(await world.refusal(() => list(input))).toBe('INVALID_INPUT');
});

test('SEC-62 an administrator sees whether the chain is intact, and where it breaks', async () => {
  const { verify } = world.call(asha).audit;
  const entries = await world.rows(auditEntries);
  const last = entries.find(({ place }) => place === 4);
  expect(await verify({})).toEqual({ ok: true, entries: 4, lastHash: last?.hash });
  await world.pool.query('alter table audit_entries disable trigger audit_entries_are_kept');
  await world.pool.query("update audit_entries set action = 'company.rejected' where place = 3");
  expect(await verify({})).toEqual({ ok: false, place: 3, problem: 'changed' });
});
