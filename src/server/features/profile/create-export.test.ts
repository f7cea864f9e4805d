import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { eq, getTableColumns, getTableName, sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { confirmationMinutes } from '#domain/account/confirmation-minutes.ts';
import { AppError } from '#server/app-error.ts';
import { personalSections } from '#server/db/personal-data.ts';
import { users } from '#server/db/tables/accounts.ts';
import { files } from '#server/db/tables/files.ts';
import { interviewMoves, interviews } from '#server/db/tables/interviews.ts';
import { liveEvents } from '#server/db/tables/live-events.ts';
import { dataExports } from '#server/db/tables/user-settings.ts';
import { loadFile } from '#server/features/file/load-file.ts';
import { removeFile } from '#server/features/file/remove-file.ts';
import { addPersonalData, type Marked } from '#testing/add-personal-data.ts';
import { allTables } from '#testing/all-tables.ts';
import { createFileGiven } from '#testing/calls/assessed.ts';
import { leftOut, leftOutTables } from '#testing/left-out.ts';
import { pdf } from '#testing/resume-bytes.ts';
import { unzip } from '#testing/unzip.ts';
import { createWorld, type World } from '#testing/world.ts';
import { createExport, removeExpiredExports } from './data-exports.ts';

let made: World | undefined;
let world: World;
beforeEach(async () => {
  await made?.[Symbol.asyncDispose]();
  world = made = await createWorld();
});
afterAll(() => made?.[Symbol.asyncDispose]());

const system = { kind: 'system' } as const;

test('SEC-60 every column of the schema is in the archive, or excluded for a reason', async () => {
  const { rows } = await world.pool.query<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'public'",
  );
  expect(new Set(rows.map(({ name }) => name))).toEqual(new Set(allTables.map(getTableName)));
  for (const table of allTables) {
    const name = getTableName(table);
    if (name in leftOutTables) continue;
    const held = personalSections
      .filter((section) => section.table === table)
      .flatMap(({ holds }) => holds);
    const known = new Set([...held, ...Object.keys(leftOut[name] ?? {})]);
    expect([...known].toSorted(), name).toEqual(Object.keys(getTableColumns(table)).toSorted());
  }
});

async function archiveOf(person: Marked['person']): Promise<Map<string, Buffer>> {
  await world.call(person).profile.requestExport({});
  for (const payload of await world.tasks('profile.export'))
    await createExport(world.ctx(system), payload);
  const { export: done } = await world.call(person).profile.findExport({});
  expect(done).toMatchObject({ state: 'ready', progress: 100 });
  const file = await loadFile(world.ctx(person), done?.file?.id ?? '');
  return unzip(await buffer(file.stream));
}

test('SEC-60 CO-07 a file given as an answer is in the student’s archive, byte for byte, with its question’s place', async () => {
  const { student, sittingId } = await createFileGiven(world);
  const entries = await archiveOf(student);
  const [given] = JSON.parse(String(entries.get('assessment-recordings.json')));
  expect(given).toMatchObject({ sittingId, place: 0, kind: 'file' });
  const bytes = entries.get(`files/${given.fileId}-asha-rao.pdf`);
  expect(bytes?.equals(Buffer.from(pdf()))).toBe(true);
});

test('SEC-60 a student’s archive has all of their data and files, and nobody else’s', async () => {
  const asha = await addPersonalData(world, 'asha');
  const omar = await addPersonalData(world, 'omar');
  const entries = await archiveOf(asha.person);
  const all = [...entries].map(([name, bytes]) => name + bytes.toString('utf8')).join('\n');
  const missing = asha.markers.filter((marker) => !all.includes(marker));
  expect(missing).toEqual([]);
  expect(omar.markers.filter((marker) => all.includes(marker))).toEqual([]);
  expect(asha.secrets.filter((secret) => all.includes(secret))).toEqual([]);
  const [name, bytes] =
    [...entries].find(([each]) => each.startsWith('files/') && each.includes('resume')) ?? [];
  expect(name).toMatch(/^files\/.*\.pdf$/u);
  expect(bytes?.toString('latin1')).toContain('%PDF-');
});

test('SEC-60 a change of an interview that was undone before its notice is not in the student’s archive', async () => {
  const { person } = await addPersonalData(world, 'asha');
  const [interview] = await world.rows(interviews);
  if (interview === undefined) throw new Error('no interview');
  const move = (note: string, undoneAt: Date | null): typeof interviewMoves.$inferInsert => ({
    ...{ companyId: interview.companyId, interviewId: interview.id, id: randomUUID(), note },
    ...{
      act: 'cancelled',
      toStatus: 'cancelled',
      actorKind: 'member',
      createdAt: world.now,
      undoneAt,
    },
  });
  await world.db
    .insert(interviewMoves)
    .values([move('Sorry, we are ill.', null), move('Wrong candidate.', world.now)]);
  const history = String((await archiveOf(person)).get('interview-history.json'));
  expect(history).toContain('Sorry, we are ill.');
  expect(history).not.toContain('Wrong candidate.');
});

test('SEC-60 data keyed by address is in the archive only when the address is verified', async () => {
  const asha = await addPersonalData(world, 'asha');
  await world.db
    .update(users)
    .set({ emailVerified: false })
    .where(eq(users.id, asha.person.userId));
  const entries = await archiveOf(asha.person);
  expect(entries.has('contact-messages.json')).toBe(false);
  expect(entries.has('profile.json')).toBe(true);
});

test('PRAC-08 an archive is created once, announced by live event and notification, and replaced by the next', async () => {
  const { person } = await addPersonalData(world, 'asha');
  const api = world.call(person);
  const [first, second] = await Promise.all([
    api.profile.requestExport({}),
    api.profile.requestExport({}),
  ]);
  expect(first.export?.id).toBe(second.export?.id);
  expect(first.export).toMatchObject({ state: 'queued', progress: 0 });
  const [payload = { exportId: '' }, ...more] = await world.tasks('profile.export');
  expect(more).toEqual([]);
  await createExport(world.ctx(system), payload);
  await createExport(world.ctx(system), payload);
  const archives = async () =>
    (await world.rows(files)).filter(({ purpose }) => purpose === 'export');
  expect(await archives()).toHaveLength(1);
  const { items } = await api.notification.list({});
  expect(items[0]?.data).toEqual({ kind: 'data.exported', exportId: payload.exportId });
  const told = (await world.rows(liveEvents))
    .filter(({ kind }) => kind === 'export.changed')
    .map(({ data }) => (data as { progress: number }).progress);
  expect(told.length).toBeGreaterThan(3);
  expect(told.at(-1)).toBe(100);
  const [old] = await archives();
  world.passTime(120_000);
  await archiveOf(person);
  for (const each of await world.tasks('file.remove')) await removeFile(world.ctx(), each);
  expect(await archives()).toHaveLength(1);
  expect(await world.files.read(old?.key ?? '')).toBeNull();
});

test('SEC-60 an archive is downloaded only soon after its owner confirmed who they are', async () => {
  const { person } = await addPersonalData(world, 'asha');
  await archiveOf(person);
  const { path } = await world.call(person).profile.prepareExport({});
  const id = path.replace('/files/', '');
  const resume = (await world.rows(files)).find(
    ({ purpose, ownerId }) => purpose === 'resume' && ownerId === person.userId,
  );
  world.passTime(confirmationMinutes * 60_000);
  await expect(loadFile(world.ctx(person), id)).rejects.toMatchObject({
    refusal: 'CONFIRMATION_REQUIRED',
  });
  expect(await world.refusal(() => world.call(person).profile.prepareExport({}))).toBe(
    'CONFIRMATION_REQUIRED',
  );
  // Single files of one's own need no password.
  (await loadFile(world.ctx(person), resume?.id ?? '')).stream.destroy();
});

test('SEC-60 only its owner can open an archive, until it expires', async () => {
  const { person } = await addPersonalData(world, 'asha');
  await archiveOf(person);
  const { export: done } = await world.call(person).profile.findExport({});
  const id = done?.file?.id ?? '';
  const refusal = (ctx: Parameters<typeof loadFile>[0]) =>
    loadFile(ctx, id).then(
      () => 'opened',
      (error: unknown) => (error instanceof AppError ? error.refusal : String(error)),
    );
  const others = [
    await world.student(),
    await world.member(await world.company(), 'owner'),
    await world.admin(),
    undefined,
  ];
  for (const other of others) expect(await refusal(world.ctx(other))).toBe('NOT_FOUND');
  world.passTime(7 * 86_400_000);
  expect(await refusal(world.ctx(person))).toBe('NOT_FOUND');
  expect(await world.call(person).profile.findExport({})).toEqual({ export: null });
  const [row] = (await world.rows(files)).filter((file) => file.id === id);
  await removeExpiredExports(world.ctx(system));
  for (const each of await world.tasks('file.remove')) await removeFile(world.ctx(), each);
  expect(await world.files.read(row?.key ?? '')).toBeNull();
  expect(await world.rows(dataExports)).toEqual([]);
});

test('REL-40 a failed archive is reported, leaves nothing in the storage, and can be requested again', async () => {
  const { person } = await addPersonalData(world, 'asha');
  await world.call(person).profile.requestExport({});
  const [payload = { exportId: '' }] = await world.tasks('profile.export');
  const files = {
    ...world.files,
    read: () => Promise.reject(new Error('the storage does not answer')),
  };
  await expect(createExport(world.ctx(system, { files }), payload)).rejects.toThrow();
  expect(await world.call(person).profile.findExport({})).toMatchObject({
    export: { state: 'failed', file: null },
  });
  await archiveOf(person);
});

test('REL-40 an archive that fails before the storage asks for it ends nothing else', async () => {
  const { person } = await addPersonalData(world, 'asha');
  await world.call(person).profile.requestExport({});
  const [payload = { exportId: '' }] = await world.tasks('profile.export');
  const waiting = await world.pool.connect();
  await waiting.query('begin; lock table unclaimed_keys in exclusive mode');
  const files = {
    ...world.files,
    read: () => {
      setTimeout(() => void waiting.query('rollback'), 100);
      return Promise.reject(new Error('the storage does not answer'));
    },
  };
  await expect(createExport(world.ctx(system, { files }), payload)).rejects.toThrow();
  waiting.release();
  expect(await world.call(person).profile.findExport({})).toMatchObject({
    export: { state: 'failed' },
  });
});

test('SEC-60 an archive that is no longer wanted is not kept', async () => {
  const { person } = await addPersonalData(world, 'asha');
  await world.call(person).profile.requestExport({});
  const [payload = { exportId: '' }] = await world.tasks('profile.export');
  const put: World['files']['put'] = async (...args) => {
    await world.files.put(...args);
    await world.db.execute(sql`delete from data_exports`);
  };
  await createExport(world.ctx(system, { files: { ...world.files, put } }), payload);
  const kept = (await world.rows(files)).filter(({ purpose }) => purpose === 'export');
  expect(kept).toEqual([]);
});

test('SEC-60 an archive is only made for somebody who just confirmed who they are', async () => {
  await using world = await createWorld();
  const student = await world.student();
  world.passTime(60 * 60_000);
  const request = () => world.call(student).profile.requestExport({});
  expect(await world.refusal(request)).toBe('CONFIRMATION_REQUIRED');
});
