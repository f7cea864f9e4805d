import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Student } from '#domain/actor.ts';
import { requestLimits } from '#domain/rate-limit/rate-limits.ts';
import { emptyResume } from '#domain/resume/empty-resume.ts';
import { fitResume } from '#domain/resume/fit-resume.ts';
import { fromJsonResume } from '#domain/resume/from-json-resume.ts';
import { defaultDesign } from '#domain/resume/resume-design.ts';
import { resumeLimits } from '#domain/resume/resume-limits.ts';
import { resumes } from '#server/db/tables/resumes.ts';
import { createWorld, type World } from '#testing/world.ts';
import { loadExport } from './load-export.ts';
import { confirmLinkPassword, loadLinkedFile, loadLinkedResume } from './resume-links.ts';

let world: World;
let student: Student;
beforeAll(async () => void (world = await createWorld()));
afterAll(() => world?.[Symbol.asyncDispose]());
beforeEach(async () => void (student = await world.student()));

const minute = 60_000;
const api = (of: Student = student) => world.call(of).resume;
const begin = (name = 'Baker') => api().create({ name });
const saying = (summary: string) => {
  const content = emptyResume(() => 'e1');
  return { ...content, basics: { ...content.basics, summary } };
};
const save = (resumeId: string, version: number, summary: string) =>
  api().save({ resumeId, version, name: 'Baker', content: saying(summary), design: defaultDesign });
const answerOf = (call: Promise<unknown>) =>
  call.then(
    (value) => ({ value, code: null, data: null }),
    (error: { code: string; data: unknown }) => ({
      value: null,
      ...error,
      code: error.code,
      data: error.data,
    }),
  );

test('RES-01 an empty resume starts with one entry of education and one of experience', async () => {
  const { content, version, isDefault } = await begin();
  expect([content.education.length, content.experience.length, version]).toEqual([1, 1, 1]);
  expect(isDefault).toBe(true);
});

test('RES-04 a resume created from the profile has the profile’s content', async () => {
  await world.call(student).profile.update({
    firstName: 'Asha',
    lastName: 'Rao',
    bio: 'I bake.',
    education: 'B. A.',
    location: 'Pune',
    phone: '+91 98111 22233',
    skills: ['Bread'],
    specialization: null,
    version: 1,
  });
  const { content } = await api().create({ name: 'Baker', fromProfile: true });
  expect(content.basics).toMatchObject({ firstName: 'Asha', location: 'Pune', summary: 'I bake.' });
  expect(content.education[0]?.degree).toBe('B. A.');
  expect(content.skills.map(({ name }) => name)).toEqual(['Bread']);
});

test('RES-04 an imported file is exported with its own fields, as far as they are unchanged', async () => {
  const file = {
    basics: { name: 'Asha Rao', phone: '+91 20 5550 1234', image: 'https://asha.example/me.png' },
    work: [
      { name: 'Meridian', startDate: '2020-01-15', summary: 'Team of five', highlights: ['Baked'] },
      { name: 'Corner', endDate: '2019-12-31', summary: 'Alone', highlights: ['Sold'] },
    ],
    awards: [{ title: 'Best loaf', awarder: 'Fair, Pune', date: '2021-05-06' }],
  };
  const content = fitResume(fromJsonResume(file).resume, () =>
    `n${Math.random()}`.replace('.', '-'),
  );
  const imported = JSON.stringify(file);
  const { id: resumeId } = await api().create({ name: 'Baker', content, imported });
  const exported = async (id: string) =>
    JSON.parse(
      new TextDecoder().decode(
        (await loadExport(world.ctx(student), { resumeId: id, format: 'json' })).bytes,
      ),
    );
  expect(await exported(resumeId)).toMatchObject(file);
  const [first, ...others] = content.experience;
  const changed = {
    ...content,
    basics: { ...content.basics, phone: '' },
    experience: [{ ...first, description: 'Baked bread' } as typeof first & object, ...others],
  };
  await api().save({
    resumeId,
    version: 1,
    name: 'Baker',
    content: changed,
    design: defaultDesign,
  });
  const copy = await api().createCopy({ resumeId, name: 'Copy' });
  for (const id of [resumeId, copy.id]) {
    const { basics, work, awards } = await exported(id);
    expect(basics).not.toHaveProperty('phone');
    expect(work).toMatchObject([
      { name: 'Meridian', startDate: '2020-01', highlights: ['Baked bread'] },
      file.work[1],
    ]);
    expect(awards).toMatchObject(file.awards);
  }
  const rows = await world.ctx(student).db.select().from(resumes);
  expect(JSON.stringify(rows)).not.toContain('5550 1234');
  expect(JSON.stringify(rows)).not.toContain('Team of five');
});

test('RES-04 a resume is created even if the file it came from is no longer JSON', async () => {
  const { id: resumeId } = await api().create({ name: 'Baker', imported: '{"basics":' });
  const { bytes } = await loadExport(world.ctx(student), { resumeId, format: 'json' });
  expect(JSON.parse(new TextDecoder().decode(bytes)).basics.name).toBe('');
});

test('RES-01 a saved resume is returned as typed, including leading and trailing spaces', async () => {
  const { id } = await begin();
  expect(await save(id, 1, 'I bake. ')).toMatchObject({ version: 2 });
  expect((await api().load({ resumeId: id })).content).toEqual(saying('I bake. '));
});

test('RES-01 of two tabs that save concurrently the second is refused with the current content', async () => {
  const { id } = await begin();
  const answers = await Promise.all([save(id, 1, 'One'), save(id, 1, 'Two')].map(answerOf));
  const refused = answers.filter(({ code }) => code === 'RESUME_CHANGED');
  expect(refused).toHaveLength(1);
  const now = await api().load({ resumeId: id });
  expect(refused[0]?.data).toEqual(now);
  expect(now.version).toBe(2);
});

test.each([
  ['a text that is too long', () => saying('x'.repeat(resumeLimits.summary + 1))],
  ['no education', () => ({ ...saying(''), education: [] })],
  ['no experience', () => ({ ...saying(''), experience: [] })],
])('RES-01 %s is refused, and the saved content stays', async (_what, content) => {
  const { id: resumeId } = await begin();
  const input = { resumeId, version: 1, name: 'Baker', content: content(), design: defaultDesign };
  expect(await world.refusal(() => api().save(input))).toBe('INVALID_INPUT');
  expect((await api().load({ resumeId })).version).toBe(1);
});

test('RES-05 one of several resumes is the default; removing it makes the newest other one the default', async () => {
  const [first, second, third] = [await begin('A'), await begin('B'), await begin('C')];
  const defaults = async () =>
    (await api().list({})).items.filter(({ isDefault }) => isDefault).map(({ name }) => name);
  expect(await defaults()).toEqual(['A']);
  await Promise.all([second, third].map(({ id: resumeId }) => api().setDefault({ resumeId })));
  expect(await defaults()).toHaveLength(1);
  await api().setDefault({ resumeId: second.id });
  await api().setArchived({ resumeId: second.id, isArchived: true });
  expect(await defaults()).toEqual(['C']);
  await api().remove({ resumeId: third.id });
  expect(await defaults()).toEqual(['A']);
  await api().remove({ resumeId: first.id });
  expect(await defaults()).toEqual([]);
  expect(await api().setArchived({ resumeId: second.id, isArchived: false })).toMatchObject({
    isDefault: true,
    isArchived: false,
  });
});

test('RES-01 nobody can have more resumes than the limit, even concurrently', async () => {
  const { resumes } = resumeLimits;
  const all = await Promise.all(Array.from({ length: resumes + 3 }, () => answerOf(begin())));
  expect(all.filter(({ code }) => code === null)).toHaveLength(resumes);
  const { items } = await api().list({});
  expect(items.filter(({ isDefault }) => isDefault)).toHaveLength(1);
  const [{ id: resumeId } = { id: '' }] = items;
  const copy = () => api().createCopy({ resumeId, name: 'Copy' });
  expect(await world.refusal(copy)).toBe('TOO_MANY_RESUMES');
});

test('RES-01 a copy has the same content and is saved separately', async () => {
  const { id } = await begin();
  await save(id, 1, 'I bake.');
  const copy = await api().createCopy({ resumeId: id, name: 'Copy' });
  expect(copy).toMatchObject({ name: 'Copy', isDefault: false, version: 1 });
  expect(copy.content).toEqual(saying('I bake.'));
  await save(copy.id, 1, 'I cook.');
  expect((await api().load({ resumeId: id })).content.basics.summary).toBe('I bake.');
});

test('RES-01 editing keeps a version every ten minutes, fifty at most, and named ones longest', async () => {
  const { id: resumeId } = await begin();
  const count = async () => (await api().listVersions({ resumeId })).items.length;
  let version = 1;
  const write = async (afterMs: number) => {
    world.passTime(afterMs);
    ({ version } = await save(resumeId, version, `At ${version}`));
  };
  for (const after of [0, minute, 8 * minute]) await write(after);
  expect(await count()).toBe(1);
  await write(minute);
  expect(await count()).toBe(2);
  const [newest] = (await api().listVersions({ resumeId })).items;
  const kept = await api().loadVersion({ resumeId, versionId: newest?.id ?? '' });
  expect([kept.label, kept.content.basics.summary]).toEqual(['', 'At 3']);
  await api().createVersion({ resumeId, label: 'Sent to Acme' });
  expect((await api().listVersions({ resumeId })).items[0]?.label).toBe('Sent to Acme');
  for (let n = 0; n < resumeLimits.versions; n++) await write(10 * minute);
  expect(await count()).toBe(resumeLimits.versions);
  const labels = (await api().listVersions({ resumeId })).items.map(({ label }) => label);
  expect(labels).toContain('Sent to Acme');
});

test('RES-03 a student previews the pages of three tabs concurrently', async () => {
  const set = (summary: string) =>
    api().listPages({ content: saying(summary), design: defaultDesign });
  const tabs = await Promise.all(['One', 'Two', 'Three'].map((summary) => answerOf(set(summary))));
  expect(tabs.map(({ code }) => code)).toEqual([null, null, null]);
});

test('RES-01 a resume is private to its author, and others cannot delete it', async () => {
  const { id: resumeId } = await begin();
  const { id: linkId, path } = await api().createLink({ resumeId, days: null, password: '' });
  const other = api(await world.student());
  await other.remove({ resumeId });
  await other.removeLink({ resumeId, linkId });
  expect((await api().list({})).items).toHaveLength(1);
  expect(await look(path)).not.toBeNull();
});

const tokenIn = (path: string) => path.slice('/r/'.length);
const look = async (path: string, pass?: string) =>
  (await world.call().resume.loadShared({ token: tokenIn(path), pass })).resume;
// Every view counts toward its address's limit, even a refused one.
const lookRefusal = async (path: string) => (await answerOf(look(path))).code;

test('RES-05 a link shows the current resume, and each view is counted', async () => {
  const { id: resumeId } = await begin();
  const { path } = await api().createLink({ resumeId, days: null, password: '' });
  expect(path).toMatch(/^\/r\/[\w-]{43}$/u);
  await save(resumeId, 1, 'I bake.');
  const [seen] = await Promise.all([look(path), look(path), look(path)]);
  expect(seen?.content.basics.summary).toBe('I bake.');
  expect(seen?.pages).toHaveLength(1);
  const { items } = await api().listLinks({ resumeId });
  expect(items).toMatchObject([{ path, views: 3, lastViewedAt: world.now }]);
});

test('RES-05 a link works until it expires, is revoked, or its resume or author is deleted', async () => {
  const { id: resumeId } = await begin();
  const make = (days: number | null) => api().createLink({ resumeId, days, password: '' });
  const [short, taken, forever] = [await make(1), await make(null), await make(null)];
  world.passTime(24 * 60 * minute);
  expect(await lookRefusal(short.path)).toBe('NOT_FOUND');
  await api().removeLink({ resumeId, linkId: taken.id });
  expect(await lookRefusal(taken.path)).toBe('NOT_FOUND');
  const { items } = await api().listLinks({ resumeId });
  expect(items.map(({ id, isOver }) => [id, isOver])).toEqual([
    [forever.id, false],
    [short.id, true],
  ]);
  const setActive = (isActive: boolean) =>
    world.pool.query('update profiles set is_active = $2 where id = $1', [
      student.userId,
      isActive,
    ]);
  await setActive(false);
  expect(await lookRefusal(forever.path)).toBe('NOT_FOUND');
  await setActive(true);
  expect(await look(forever.path)).not.toBeNull();
  await api().remove({ resumeId });
  expect(await lookRefusal(forever.path)).toBe('NOT_FOUND');
});

test('RES-05 a link with a password shows nothing without it, and its pass works for an hour on this link only', async () => {
  const { id: resumeId } = await begin();
  const make = () => api().createLink({ resumeId, days: null, password: 'rye' });
  const [one, other] = [await make(), await make()];
  expect(await look(one.path)).toBeNull();
  const enter = (password: string) =>
    confirmLinkPassword(world.ctx(), { token: tokenIn(one.path), password });
  await expect(enter('wheat')).rejects.toMatchObject({ refusal: 'LINK_PASSWORD_WRONG' });
  const pass = await enter('rye');
  expect(await look(one.path, pass)).not.toBeNull();
  expect(await look(other.path, pass)).toBeNull();
  expect(await look(one.path, `${pass}x`)).toBeNull();
  world.passTime(60 * minute);
  expect(await look(one.path, pass)).toBeNull();
  const stored = await world.pool.query('select * from resume_links');
  expect(JSON.stringify(stored.rows)).not.toContain(tokenIn(one.path));
});

test('RES-05 after ten wrong passwords a link refuses more for some minutes', async () => {
  const { id: resumeId } = await begin();
  const { path } = await api().createLink({ resumeId, days: null, password: 'rye' });
  world.passTime(20 * minute);
  const refusals: unknown[] = [];
  for (let n = 0; n < 11; n++) {
    const guess = { token: tokenIn(path), password: 'wheat' };
    const tried = confirmLinkPassword(world.ctx(), guess);
    refusals.push(await tried.catch(({ refusal }: { refusal: string }) => refusal));
  }
  expect(refusals).toEqual([...Array(10).fill('LINK_PASSWORD_WRONG'), 'TOO_MANY_REQUESTS']);
});

test.each([
  ['its pages', loadLinkedResume],
  ['its PDF', loadLinkedFile],
])('RES-05 one address cannot try links without limit for %s', async (_what, load) => {
  world.passTime(20 * minute);
  const refusals: unknown[] = [];
  for (let n = 0; n <= requestLimits['resume-link'].max; n++) {
    const tried = load(world.ctx(), { token: `guess${n}` });
    refusals.push(await tried.catch(({ refusal }: { refusal: string }) => refusal));
  }
  expect(refusals).toEqual([
    ...Array(requestLimits['resume-link'].max).fill('NOT_FOUND'),
    'TOO_MANY_REQUESTS',
  ]);
});

test('RES-05 a resume cannot have more links than the limit', async () => {
  const { id: resumeId } = await begin();
  const make = () => answerOf(api().createLink({ resumeId, days: null, password: '' }));
  const all = await Promise.all(Array.from({ length: resumeLimits.links + 3 }, make));
  expect(all.filter(({ code }) => code === null)).toHaveLength(resumeLimits.links);
});

test('RES-01 a resume with gaps in brackets can be kept and seen, but not sent', async () => {
  const { id: resumeId } = await begin();
  await save(resumeId, 1, 'Built [what …] for [how many …] users.');
  const { code } = await answerOf(api().createFile({ resumeId }));
  expect(code).toBe('RESUME_UNFINISHED');
  await save(resumeId, 2, 'Built a mill [in 2020] for nine bakers.');
  expect(await api().createFile({ resumeId })).toMatchObject({ name: 'Baker.pdf' });
});

test('CAR-04 an application contains the resume file as it was when sent', async () => {
  const { id: resumeId } = await begin();
  await save(resumeId, 1, 'I bake.');
  const sent = await api().createFile({ resumeId });
  expect(sent.name).toBe('Baker.pdf');
  expect((await api().createFile({ resumeId })).id).toBe(sent.id);
  const { id: postingId } = await world.posting(await world.company());
  const form = { fullName: 'Asha Rao', email: 'asha@example.test' };
  const { application } = world.call(student);
  await application.submit({ ...form, postingId, resumeFileId: sent.id });
  const hash = async () =>
    (await world.pool.query('select sha256 from files where id = $1', [sent.id])).rows;
  const before = await hash();
  await save(resumeId, 2, 'I cook.');
  expect((await api().createFile({ resumeId })).id).not.toBe(sent.id);
  await api().remove({ resumeId });
  expect(await hash()).toEqual(before);
  expect((await application.listOwn({})).items[0]?.resume).toMatchObject({ id: sent.id });
});
