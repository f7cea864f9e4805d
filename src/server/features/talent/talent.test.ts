import { eq } from 'drizzle-orm';
import { asyncProperty, assert, boolean, constantFrom, record } from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { companies } from '#server/db/tables/companies.ts';
import { profiles } from '#server/db/tables/profiles.ts';
import { profileViews } from '#server/db/tables/saved-searches.ts';
import { talentEntries, talentNotes } from '#server/db/tables/talent.ts';
import { createMatching, preferences } from '#testing/calls/rows.ts';
import { createPooled } from '#testing/calls/talent.ts';
import { createWorld, type World } from '#testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world?.[Symbol.asyncDispose]());

async function versionOf(userId: string): Promise<number> {
  const [row] = await world.db.select().from(profiles).where(eq(profiles.id, userId));
  return row?.version ?? 0;
}

test('CO-04 no read shows a student whom settings, blocks, approval or suspension hide', async () => {
  const setting = record({
    applied: boolean(),
    hidden: boolean(),
    visibility: constantFrom('off' as const, 'applied' as const, 'approved' as const),
    isActive: constantFrom(true, true, true, false),
    status: constantFrom('approved' as const, 'approved' as const, 'suspended' as const),
  });
  await assert(
    asyncProperty(setting, async ({ visibility, applied, hidden, isActive, status }) => {
      const { recruiter, student, posting, entryId } = await createPooled(world);
      const { userId: studentId } = student;
      const ids = { studentId, postingId: posting.id };
      const name = (await world.call(student).profile.load({})).lastName;
      if (applied) await world.application({ posting, student });
      const [company] = await world.db
        .select()
        .from(companies)
        .where(eq(companies.id, posting.companyId));
      if (hidden)
        await world
          .call(student)
          .savedJobs.setHidden({ kind: 'company', target: company?.name ?? '', isHidden: true });
      const saved = await world.call(student).match.loadPreferences({});
      await world.call(student).match.savePreferences({ ...saved, visibility });
      if (!isActive) {
        const admin = await world.admin();
        await world.call(admin).account.setUserActive({
          userId: studentId,
          isActive: false,
          version: await versionOf(studentId),
        });
      }
      await world.db.update(companies).set({ status }).where(eq(companies.id, posting.companyId));
      const isShown =
        status === 'approved' &&
        isActive &&
        !hidden &&
        (visibility === 'approved' || (visibility === 'applied' && applied));
      const reader = await world.actorOf(recruiter);
      const { match, talent, palette, invitation } = world.call(reader);
      const sees = async (read: () => Promise<unknown>) => {
        try {
          return JSON.stringify(await read()).includes(studentId);
        } catch {
          return false;
        }
      };
      const reads = {
        candidates: await sees(() => match.listCandidates({ postingId: posting.id })),
        named: await sees(() => match.listCandidates({ postingId: posting.id, name })),
        candidate: await sees(() => match.loadCandidate(ids)),
        talent: await sees(() => talent.list({})),
        entry: await sees(() => talent.loadCandidate({ entryId })),
        palette: await sees(() => palette.list({ q: name })),
      };
      const all = (value: boolean) =>
        Object.fromEntries(Object.keys(reads).map((key) => [key, value]));
      expect(reads).toEqual(all(isShown));
      const invites = await sees(async () => {
        await invitation.create(ids);
        return studentId;
      });
      expect(invites).toBe(isShown && !applied);
    }),
    { numRuns: 25 },
  );
}, 120_000);

test('CO-04 withdrawn consent removes the entry at once; the note stays and names nobody', async () => {
  const { recruiter, student, entryId } = await createPooled(world);
  const { talent } = world.call(recruiter);
  const saved = await world.call(student).match.loadPreferences({});
  await world.call(student).match.savePreferences({ ...saved, visibility: 'off' });
  expect(await world.db.select().from(talentEntries).where(eq(talentEntries.id, entryId))).toEqual(
    [],
  );
  const { items, looseNotes } = await talent.list({});
  expect([items, looseNotes]).toEqual([[], 1]);
  const notes = await talent.listNotes({});
  expect(notes.items).toMatchObject([{ body: 'Met at the fair.', author: expect.any(String) }]);
  expect(JSON.stringify(notes)).not.toContain(student.userId);
  await talent.removeNote({ noteId: notes.items[0]?.id ?? '' });
  expect((await talent.listNotes({})).items).toEqual([]);
});

test('CO-04 an administrator who deactivates and reactivates a student costs no entry', async () => {
  const { recruiter, student, entryId } = await createPooled(world);
  const { account } = world.call(await world.admin());
  await account.setUserActive({
    userId: student.userId,
    isActive: false,
    version: await versionOf(student.userId),
  });
  expect((await world.call(recruiter).talent.list({})).items).toEqual([]);
  await account.setUserActive({
    userId: student.userId,
    isActive: true,
    version: await versionOf(student.userId),
  });
  expect((await world.call(recruiter).talent.list({})).items).toMatchObject([{ entryId }]);
});

test('CO-04 the pool is searched by name, tag and note, and filtered', async () => {
  const { recruiter, student, posting, entryId } = await createPooled(world);
  const { talent } = world.call(recruiter);
  const { lastName } = await world.call(student).profile.load({});
  const found = async (filter: Parameters<typeof talent.list>[0]) =>
    (await talent.list(filter)).items.map((each) => each.entryId);
  const other = await world.posting({ id: posting.companyId });
  for (const filter of [
    { search: lastName },
    { search: 'the fair' },
    { search: 'baker' },
    { tag: 'Bakery' },
    { postingId: posting.id },
    { skills: ['bread'] },
    { isAvailable: true },
  ])
    expect(await found(filter), JSON.stringify(filter)).toEqual([entryId]);
  for (const filter of [
    { search: 'nobody' },
    { tag: 'Baker' },
    { postingId: other.id },
    { skills: ['bread', 'butter and jam'] },
    { isAvailable: false },
  ])
    expect(await found(filter), JSON.stringify(filter)).toEqual([]);
  const list = await talent.list({ search: 'nobody' });
  expect(list).toMatchObject({ isEmpty: false, tags: ['Bakery'], total: 0 });
  expect((await talent.list({})).items).toMatchObject([
    { matched: { id: posting.id }, score: 100, postings: [{ id: posting.id }], changes: [] },
  ]);
});

test('CO-04 an entry shows the company’s latest invitation', async () => {
  const { recruiter, student, posting } = await createPooled(world);
  const later = await world.posting({ id: posting.companyId }, { title: 'Head baker' });
  for (const { id: postingId } of [posting, later]) {
    world.passTime(1_000);
    await world.call(recruiter).invitation.create({ studentId: student.userId, postingId });
  }
  const { items } = await world.call(recruiter).talent.list({});
  expect(items.map(({ invitation }) => invitation?.postingTitle)).toEqual(['Head baker']);
});

test('CO-04 an entry says what changed in the profile since', async () => {
  const { recruiter, student, entryId } = await createPooled(world);
  await world.db
    .update(profiles)
    .set({ skills: ['Bread', 'Icing'], location: 'Mumbai' })
    .where(eq(profiles.id, student.userId));
  const saved = await world.call(student).match.loadPreferences({});
  await world.call(student).match.savePreferences({ ...saved, isAvailable: false });
  const { changes, isAvailable } = await world.call(recruiter).talent.loadCandidate({ entryId });
  expect(isAvailable).toBe(false);
  expect(changes).toEqual([
    { kind: 'skills-added', values: ['Icing'] },
    { kind: 'location', values: ['Mumbai'] },
    { kind: 'unavailable', values: [] },
  ]);
});

test('CO-04 opening an entry is a view that the student sees; listing and adding are not', async () => {
  const { recruiter, student, posting, entryId } = await createPooled(world);
  const views = () =>
    world.db.select().from(profileViews).where(eq(profileViews.studentId, student.userId));
  const { talent, palette } = world.call(recruiter);
  await talent.list({});
  await palette.list({ q: 'Rao' });
  expect(await views()).toEqual([]);
  await talent.loadCandidate({ entryId });
  expect(await views()).toMatchObject([{ companyId: posting.companyId, postingId: posting.id }]);
  await talent.setShortlisted({ entryId, postingId: posting.id, isShortlisted: false });
  await talent.loadCandidate({ entryId });
  const { items } = await world.call(student).match.listViews({});
  expect(items.map(({ postingTitle }) => postingTitle)).toEqual([null, posting.title]);
});

test('CO-04 adding a student twice at once makes one entry', async () => {
  const { recruiter, student, posting } = await createMatching(world);
  const { talent } = world.call(recruiter);
  const add = () => talent.create({ studentId: student.userId, postingId: posting.id });
  const added = await Promise.all([add(), add(), add()]);
  expect(new Set(added.map(({ entryId }) => entryId)).size).toBe(1);
  expect(added.filter(({ isNew }) => isNew)).toHaveLength(1);
  expect((await talent.list({})).items[0]?.postings).toHaveLength(1);
});

test('CO-04 each entry is on one page, and a page after the last is the last', async () => {
  const { recruiter } = await createMatching(world);
  const { talent } = world.call(recruiter);
  const added = await Promise.all(
    Array.from({ length: 21 }, async () => {
      const { student } = await createMatching(world);
      return (await talent.create({ studentId: student.userId })).entryId;
    }),
  );
  const [first, second, beyond] = await Promise.all([1, 2, 9].map((page) => talent.list({ page })));
  const ids = [first, second].map((list) => list?.items.map(({ entryId }) => entryId) ?? []);
  expect(ids.map(({ length }) => length)).toEqual([20, 1]);
  expect(new Set(ids.flat())).toEqual(new Set(added));
  expect(beyond?.page).toBe(2);
});

test('CO-04 of two recruiters who save at once one wins, and the other gets their text', async () => {
  const { recruiter, entryId, posting } = await createPooled(world);
  const colleague = await world.member({ id: posting.companyId });
  const save = (who: typeof recruiter, note: string) =>
    world.call(who).talent.save({ entryId, version: 2, tags: [], note });
  const results = await Promise.allSettled([save(recruiter, 'mine'), save(colleague, 'theirs')]);
  const won = results.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
  const lost = results.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []));
  expect(won).toHaveLength(1);
  expect(lost).toMatchObject([{ code: 'TALENT_CHANGED', data: won[0] }]);
  const [note] = await world.db.select().from(talentNotes).where(eq(talentNotes.entryId, entryId));
  expect(note?.body).toBe(won[0]?.note);
});

test('CO-04 eleven tags, a long tag or a long note are refused', async () => {
  const { recruiter, entryId } = await createPooled(world);
  const base = { entryId, version: 2, tags: ['a'], note: 'b' };
  const eleven = Array.from({ length: 11 }, (_, at) => `tag ${at}`);
  for (const wrong of [{ tags: eleven }, { tags: ['x'.repeat(41)] }, { note: 'x'.repeat(2_001) }])
    expect(
      await world.refusal(() => world.call(recruiter).talent.save({ ...base, ...wrong })),
    ).toBe('INVALID_INPUT');
});

test('CO-04 another company sees and changes nothing of the pool', async () => {
  const { entryId, posting } = await createPooled(world);
  const stranger = await world.member(await world.company());
  const { talent } = world.call(stranger);
  expect((await talent.list({})).items).toEqual([]);
  for (const change of [
    () => talent.loadCandidate({ entryId }),
    () => talent.save({ entryId, version: 2, tags: [], note: '' }),
    () => talent.setShortlisted({ entryId, postingId: posting.id, isShortlisted: false }),
    () => talent.remove({ entryId }),
  ])
    expect(await world.refusal(change)).toBe('NOT_FOUND');
});

test('CO-04 a posting of another company is no shortlist', async () => {
  const { recruiter, student, entryId } = await createPooled(world);
  const foreign = await world.posting(await world.company());
  const { talent } = world.call(recruiter);
  const wrong = { postingId: foreign.id };
  expect(await world.refusal(() => talent.create({ studentId: student.userId, ...wrong }))).toBe(
    'NOT_FOUND',
  );
  expect(
    await world.refusal(() => talent.setShortlisted({ entryId, isShortlisted: true, ...wrong })),
  ).toBe('NOT_FOUND');
});

test('CO-04 a draft without title or skills lists nobody and says what it lacks', async () => {
  const { recruiter, posting } = await createMatching(world);
  const company = { id: posting.companyId };
  const untitled = await world.posting(company, { title: '', skills: ['Bread'], state: 'draft' });
  const vague = await world.posting(company, { title: 'Somebody', skills: [], state: 'draft' });
  const list = async (postingId: string) =>
    world.call(recruiter).match.listCandidates({ postingId });
  expect(await list(untitled.id)).toMatchObject({ posting: { lacks: 'title' }, items: [] });
  expect(await list(vague.id)).toMatchObject({ posting: { lacks: 'skills' }, total: 0 });
  expect(await list(posting.id)).toMatchObject({
    posting: { lacks: null, isOpen: true, isScorable: true },
  });
  const plain = await world.posting(company, { level: null, location: null, type: null });
  expect(await list(plain.id)).toMatchObject({ posting: { lacks: null, isScorable: false } });
});

test('CO-04 candidates are filtered by name, availability and activity, and say what was done', async () => {
  const { recruiter, student, posting, entryId } = await createPooled(world);
  const { lastName } = await world.call(student).profile.load({});
  const asked = { postingId: posting.id, name: `asha ${lastName.toLowerCase()}` };
  const { match } = world.call(recruiter);
  const found = async (filter: object) =>
    (await match.listCandidates({ ...asked, ...filter })).items.map(({ id }) => id);
  expect(await found({})).toEqual([student.userId]);
  expect(await found({ active: '7' })).toEqual([student.userId]);
  expect(await found({ isAvailable: false })).toEqual([]);
  expect((await match.listCandidates(asked)).items).toMatchObject([
    { entryId, tags: ['Bakery'], isShortlisted: true, invitation: null, hasApplied: false },
  ]);
  world.passTime(8 * 86_400_000);
  expect(await found({ active: '7' })).toEqual([]);
  expect(await found({ active: '30' })).toEqual([student.userId]);
  const saved = await world.call(student).match.loadPreferences({});
  await world.call(student).match.savePreferences({ ...saved, ...preferences, isAvailable: false });
  expect(await found({ isAvailable: false, active: '7' })).toEqual([student.userId]);
});
