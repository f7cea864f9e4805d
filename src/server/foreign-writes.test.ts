import { getTableColumns } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SignedIn } from '#domain/actor.ts';
import { allTables } from '#testing/all-tables.ts';
import { countingTables, writingProcedures } from '#testing/call-variants.ts';
import { callProcedure } from '#testing/calls/calls.ts';
import { type Change, noteChanges } from '#testing/note-changes.ts';
import { createWorld, type World } from '#testing/world.ts';

/** Columns that name the owner of a row; with several, each owner may write it. */
const ownerColumns = [
  'user_id',
  'student_id',
  'owner_id',
  'author_id',
  'reporter_id',
  'company_id',
  'resume_id',
];
const ownersOf = new Map(
  allTables.map((table) => [
    getTableConfig(table).name,
    Object.values(getTableColumns(table))
      .map(({ name }) => name)
      .filter((name) => ownerColumns.includes(name)),
  ]),
);
ownersOf.set('profiles', ['id']).set('users', ['id']).set('companies', ['id']);
const owned = [...ownersOf].filter(([, columns]) => columns.length > 0).map(([table]) => table);

let world: World;
let takeChanges: () => Promise<Change[]>;
beforeAll(async () => {
  world = await createWorld();
  takeChanges = await noteChanges(world.pool);
});
afterAll(() => world?.[Symbol.asyncDispose]());

async function strangerTo(person: SignedIn): Promise<SignedIn> {
  if (person.kind === 'student') return world.student();
  return world.member(await world.company(), 'owner');
}

/** Counters that other users may change. */
const shared: Record<string, RegExp> = {
  // Whoever holds the link uses it up.
  company_invitations: /^used_at$/u,
  forum_topics: /^(like_count|reply_count|last_active_at)$/u,
  forum_replies: /^like_count$/u,
  resume_links: /^(views|last_viewed_at)$/u,
};

/** Other people's rows that changed or were removed since the last check. */
async function ofOthers({ userId, ...caller }: SignedIn): Promise<string[]> {
  const changes: Change[] = await takeChanges();
  const { rows } = await world.pool.query<{ id: string }>(
    'select id from resumes where user_id = $1',
    [userId],
  );
  const own = new Set<unknown>([userId, ...rows.map(({ id }) => id)]);
  if ('companyId' in caller) own.add(caller.companyId);
  return changes.flatMap(({ table, was, is: now }) => {
    const columns = ownersOf.get(table) ?? [];
    if (was === null || columns.length === 0 || columns.some((column) => own.has(was[column])))
      return [];
    const changed = Object.keys(was).filter(
      (column) => JSON.stringify(was[column]) !== JSON.stringify(now?.[column]),
    );
    const isShared = now !== null && changed.every((column) => shared[table]?.test(column));
    return isShared || changed.length === 0 ? [] : [`${table}: ${changed.join(' ')}`];
  });
}

const isId = (value: unknown) =>
  /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/u.test(String(value));

const written = new Set<string>();
/** Tables that none of these calls writes, and what does write them. */
const elsewhere: Record<string, string> = {
  activity_days: 'signing in',
  alerted_postings: 'the mails of job alerts',
  chat_usage: 'the route of the assistant',
  drive_reminders: 'the reminders before dates',
  first_hires: 'moves to Hired',
  known_devices: 'signing in',
  last_active_days: 'signing in',
  model_questions: 'the language model',
};

test.each(writingProcedures.map((procedure) => [procedure.name, procedure] as const))(
  'SEC-05 %s with another user’s id changes none of their rows',
  async (name, { prepare }) => {
    const call = await prepare(world);
    if (call.by.kind === 'admin') return;
    const stranger = await strangerTo(call.by);
    await takeChanges();
    await callProcedure(world, name, { ...call, by: stranger }).catch(() => undefined);
    expect(await ofOthers(stranger)).toEqual([]);
    // Replaces all but one id with something of the caller's own.
    for (const [field, id] of Object.entries(call.input).filter(([, value]) => isId(value))) {
      const other = await prepare(world);
      await takeChanges();
      const input = { ...other.input, [field]: id };
      await callProcedure(world, name, { by: other.by, input }).catch(() => undefined);
      expect([field, await ofOthers(other.by)]).toEqual([field, []]);
    }
    // Attributed to the owner of the rows that it writes.
    await callProcedure(world, name, call).catch(() => undefined);
    for (const { table } of await takeChanges()) written.add(table);
  },
);

test('SEC-05 every table with owned rows is written by one of these calls', () => {
  const missing = owned.filter((table) => !written.has(table) && !countingTables.has(table));
  expect(missing.toSorted()).toEqual(Object.keys(elsewhere));
});
