import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Admin } from '#domain/actor.ts';
import { companyStatuses } from '#domain/company/company-status.ts';
import { createWorld, type World } from '#testing/world.ts';

let world: World;
let admin: Admin;
beforeAll(async () => {
  world = await createWorld();
  admin = await world.admin();
  for (const [index, status] of [...companyStatuses, 'requested' as const].entries()) {
    const at = new Date(world.now.getTime() + index * 1_000);
    await world.company({ name: `Firm ${status}`, status, createdAt: at });
  }
  await world.company({
    name: 'Käse 100% & Söhne',
    contactFirstName: 'Mara',
    contactLastName: 'Halden',
    contactEmail: 'm.halden@kaese.test',
    createdAt: new Date(world.now.getTime() + 60_000),
  });
});
afterAll(() => world?.[Symbol.asyncDispose]());

const list = (input: object) => world.call(admin).company.list(input);
const names = async (input: object) => (await list(input)).items.map(({ name }) => name);

test('ADM-04 the list shows the newest first, with correct counts of each status', async () => {
  const { counts, total } = await list({ status: 'rejected' });
  expect(counts).toEqual({ total: 6, pending: 2, approved: 2, rejected: 1, suspended: 1 });
  expect(total).toEqual({ count: 1, capped: false });
  expect(await names({})).toEqual([
    'Käse 100% & Söhne',
    'Firm requested',
    'Firm suspended',
    'Firm rejected',
    'Firm approved',
    'Firm pending',
  ]);
});

test.each([
  ['KÄSE', 1],
  ['halden', 1],
  ['mara hal', 1],
  ['M.Halden@', 1],
  ['100%', 1],
  ['%', 1],
  ['_', 0],
  ['firm', 5],
  ['\\', 0],
])('ADM-04 the search for %j finds %i, ignoring case', async (search, count) => {
  expect(await names({ search })).toHaveLength(count);
});

test('ADM-04 filter and search combine, and an old request counts as pending', async () => {
  expect(await names({ search: 'firm', status: 'approved' })).toEqual(['Firm approved']);
  expect(await names({ status: 'pending' })).toEqual(['Firm requested', 'Firm pending']);
});

test('GEN-10 paging forwards and back shows each company once', async () => {
  const first = await list({ limit: 4 });
  const second = await list({ limit: 4, after: first.older });
  expect([first.items.length, second.items.length, second.older]).toEqual([4, 2, null]);
  const back = await list({ limit: 4, before: second.newer });
  expect(back.items).toEqual(first.items);
});
