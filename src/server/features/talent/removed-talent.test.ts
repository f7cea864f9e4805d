import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { graceMs } from '#domain/undo.ts';
import { deleteExpired } from '#server/background/retention.ts';
import { talentEntries, talentNotes } from '#server/db/tables/talent.ts';
import { createPooled } from '#testing/calls/talent.ts';
import { createWorld, type World } from '#testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world?.[Symbol.asyncDispose]());

const after = (ms: number) => new Date(world.now.getTime() + ms);

test('CO-04 a removed student is nowhere in the pool, and comes back with everything when it is undone', async () => {
  const { recruiter, student, posting, entryId } = await createPooled(world);
  const { talent, match, palette } = world.call(recruiter);
  const [before] = (await talent.list({})).items;
  await talent.remove({ entryId });
  const gone = await talent.list({});
  expect([gone.items, gone.total, gone.tags, gone.looseNotes]).toEqual([[], 0, [], 0]);
  const found = await match.listCandidates({ postingId: posting.id });
  expect(found.items.find(({ id }) => id === student.userId)).toMatchObject({
    entryId: null,
    tags: [],
    isShortlisted: false,
  });
  expect(JSON.stringify(await palette.list({ q: 'Rao' }))).not.toContain(entryId);
  for (const change of [
    () => talent.save({ entryId, version: 2, tags: [], note: '' }),
    () => talent.setShortlisted({ entryId, postingId: posting.id, isShortlisted: false }),
    () => talent.remove({ entryId }),
    () => talent.loadCandidate({ entryId }),
  ])
    expect(await world.refusal(change)).toBe('NOT_FOUND');
  await talent.undoRemove({ entryId });
  await talent.undoRemove({ entryId });
  expect((await talent.list({})).items).toEqual([before]);
});

test('CO-04 removing can be undone for a few seconds, and not by another company', async () => {
  const { recruiter, entryId } = await createPooled(world);
  await world.call(recruiter).talent.remove({ entryId });
  const stranger = await world.member(await world.company());
  const undo = (who: typeof recruiter, ms: number) =>
    world.refusal(() => world.call(who, { now: after(ms) }).talent.undoRemove({ entryId }));
  expect(await undo(stranger, 0)).toBe('NOT_FOUND');
  expect(await undo(recruiter, graceMs + 1)).toBe('UNDO_TOO_LATE');
  await world.call(recruiter, { now: after(graceMs) }).talent.undoRemove({ entryId });
});

test('CO-04 a student who is added again after a removal starts without tags and note', async () => {
  const { recruiter, student, entryId } = await createPooled(world);
  const { talent } = world.call(recruiter);
  await talent.remove({ entryId });
  const added = await talent.create({ studentId: student.userId });
  expect(added).toMatchObject({ isNew: true });
  expect(added.entryId).not.toBe(entryId);
  expect((await talent.list({})).items).toMatchObject([{ tags: [], note: '', postings: [] }]);
  expect(await world.refusal(() => talent.undoRemove({ entryId }))).toBe('NOT_FOUND');
});

test('CO-04 the note of a removed student does not stay when the student hides, and nobody undoes it', async () => {
  const { recruiter, student, entryId } = await createPooled(world);
  const { talent } = world.call(recruiter);
  await talent.remove({ entryId });
  const saved = await world.call(student).match.loadPreferences({});
  await world.call(student).match.savePreferences({ ...saved, visibility: 'off' });
  expect(await world.refusal(() => talent.undoRemove({ entryId }))).toBe('NOT_FOUND');
  expect((await talent.list({})).looseNotes).toBe(0);
});

test('CO-04 REL-10 a removed entry and its note are deleted after an hour, others stay', async () => {
  const { recruiter, entryId } = await createPooled(world);
  const other = await createPooled(world);
  await world.call(recruiter).talent.remove({ entryId });
  const rowsOf = async (id: string) => [
    (await world.db.select().from(talentEntries).where(eq(talentEntries.id, id))).length,
    (await world.db.select().from(talentNotes).where(eq(talentNotes.entryId, id))).length,
  ];
  await deleteExpired(world.db, after(59 * 60_000));
  expect(await rowsOf(entryId)).toEqual([1, 1]);
  await deleteExpired(world.db, after(61 * 60_000));
  expect(await rowsOf(entryId)).toEqual([0, 0]);
  expect(await rowsOf(other.entryId)).toEqual([1, 1]);
});
