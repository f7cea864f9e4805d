import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { noPreferences } from '#domain/match/job-preferences.ts';
import { profiles } from '#server/db/tables/profiles.ts';
import { hiddenPostings } from '#server/db/tables/saved-searches.ts';
import { createWorld, type World } from '#testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world?.[Symbol.asyncDispose]());

async function addStudent(
  values: Partial<typeof profiles.$inferInsert>,
  preferences: Partial<typeof noPreferences> = {},
) {
  const student = await world.student();
  await world.db.update(profiles).set(values).where(eq(profiles.id, student.userId));
  const input = { ...noPreferences, ...preferences, version: 0 };
  await world.call(student).match.savePreferences(input);
  return student;
}

test('HOME-02 recommendations are the best and newest postings with a reason, none hidden or applied to', async () => {
  const company = await world.company({ name: 'Ovenlight' });
  const other = await world.company({ name: 'Hidden Gem' });
  const fit = { skills: ['Kneading'], location: 'Pune', level: 'Entry Level' };
  const daysAgo = (days: number) => new Date(world.now.getTime() - days * 86_400_000);
  const fresh = await world.posting(company, fit);
  const old = await world.posting(company, { ...fit, postedAt: daysAgo(20) });
  const poor = await world.posting(company, { ...fit, skills: ['Kneading', 'Icing', 'Glaze'] });
  const hidden = await world.posting(company, fit);
  await world.posting(other, fit);
  const applied = await world.posting(company, fit);
  const student = await addStudent({ skills: ['Kneading'], location: 'Pune' }, { years: 0 });
  await world.application({ posting: applied, student });
  const row = { userId: student.userId, createdAt: world.now };
  await world.db.insert(hiddenPostings).values([
    { ...row, kind: 'posting', target: hidden.id, name: hidden.title },
    { ...row, kind: 'company', target: 'hidden gem', name: other.name },
  ]);
  const { items } = await world.call(student).match.listRecommended({});
  expect(items.map(({ id }) => id)).toEqual([fresh.id, old.id, poor.id]);
  expect(items.map(({ reason }) => reason)).toEqual(['skills', 'skills', 'new']);
  expect(items[0]).toMatchObject({ sharedSkills: ['Kneading'], match: { score: 100, unmet: [] } });
});

test('CO-04 a company finds students who allow it, best first, by the score that they see themselves', async () => {
  const company = await world.company();
  const recruiter = await world.member(company);
  const posting = await world.posting(company, {
    skills: ['Brewing', 'Roasting'],
    location: 'Pune',
  });
  const skilled = { skills: ['Brewing', 'Roasting'], location: 'Pune' };
  const best = await addStudent(skilled, { visibility: 'approved', years: 2, wantsRemote: 'no' });
  const half = await addStudent({ ...skilled, skills: ['Brewing'] }, { visibility: 'approved' });
  const off = await addStudent(skilled);
  const stranger = await addStudent(skilled, { visibility: 'applied' });
  const applicant = await addStudent({ ...skilled, location: 'Mumbai' }, { visibility: 'applied' });
  await world.application({ posting, student: applicant });
  const { match } = world.call(recruiter);
  const asked = { postingId: posting.id };
  const all = await match.listCandidates(asked);
  expect(await match.listCandidates({ ...asked, page: 9 })).toEqual(all);
  const mine = new Set([best, half, off, stranger, applicant].map(({ userId }) => userId));
  const shown = all.items.filter(({ id }) => mine.has(id));
  expect(shown.map(({ id, score }) => [id, score])).toEqual([
    [best.userId, 100],
    [applicant.userId, 83],
    [half.userId, 67],
  ]);
  const own = await world.call(half).match.load(asked);
  expect(own.score).toBe(67);
  const idsOf = async (filter: object) =>
    (await match.listCandidates({ ...asked, ...filter })).items.map(({ id }) => id);
  expect(await idsOf({ minScore: 90 })).toEqual([best.userId]);
  expect(await idsOf({ city: 'Bombay' })).toEqual([applicant.userId]);
  expect(await idsOf({ city: 'Maharashtra' })).toHaveLength(3);
  expect(await idsOf({ city: 'India' })).toHaveLength(3);
  expect(await idsOf({ city: 'Germany' })).toEqual([]);
  expect(await idsOf({ city: 'Remote' })).toEqual([applicant.userId, half.userId]);
  expect(await idsOf({ minYears: 1 })).toEqual([best.userId]);
  expect(await idsOf({ skills: ['brewing'], city: 'pune' })).toEqual([best.userId, half.userId]);
  expect(await idsOf({ skills: ['a skill that nobody has'] })).toEqual([]);
  for (const { userId: studentId } of [off, stranger])
    expect(await world.refusal(() => match.loadCandidate({ ...asked, studentId }))).toBe(
      'NOT_FOUND',
    );
});

test('CO-04 a student sees which company viewed them, and for which posting', async () => {
  const company = await world.company({ name: 'Curious & Co' });
  const recruiter = await world.member(company);
  const interviewer = await world.member(company, 'interviewer');
  const posting = await world.posting(company, { title: 'Taster', skills: ['Tasting'] });
  const student = await addStudent(
    { skills: ['Tasting'], location: 'Pune', bio: 'I taste.', phone: '+91 12345' },
    { visibility: 'approved', expectedSalary: 100 },
  );
  const input = { studentId: student.userId, postingId: posting.id };
  const seen = await world.call(recruiter).match.loadCandidate(input);
  expect(seen).toMatchObject({ bio: 'I taste.', score: null });
  expect(JSON.stringify(seen)).not.toContain(student.email);
  expect(JSON.stringify(seen)).not.toContain('+91 12345');
  expect(seen.match.parts.at(-1)).toMatchObject({ evidence: { expected: null } });
  const refused = () => world.call(interviewer).match.loadCandidate(input);
  expect(await world.refusal(refused)).toBe('FORBIDDEN');
  const { items, total } = await world.call(student).match.listViews({});
  expect(total.count).toBe(1);
  expect(items).toMatchObject([{ companyName: 'Curious & Co', postingTitle: 'Taster' }]);
});
