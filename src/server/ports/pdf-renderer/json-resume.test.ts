import { existsSync, readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromJsonResume } from '#domain/resume/from-json-resume.ts';
import { toJsonResume } from '#domain/resume/to-json-resume.ts';
import { anyResume, exampleResume } from '#testing/made-resumes.ts';

const corpus = new URL('../../../../../shared/data/json-resume/', import.meta.url);
const hasCorpus = existsSync(corpus);
const read = (path: string): unknown => JSON.parse(readFileSync(new URL(path, corpus), 'utf8'));

const carried = (value: unknown) => fromJsonResume(JSON.parse(JSON.stringify(value)));

test('RES-04 any resume survives a JSON Resume round trip, and our output is valid', () => {
  fc.assert(
    fc.property(anyResume, (resume) => {
      expect(carried(toJsonResume(resume))).toEqual({ resume, problems: [] });
    }),
    { numRuns: 1_000 },
  );
});

test('RES-04 fields of the standard are written once in their place, and only the rest as extensions', () => {
  const { basics, work, skills, meta } = toJsonResume(exampleResume);
  expect(basics).toMatchObject({
    name: 'Asha Rao',
    url: 'https://asharao.dev',
    location: { city: 'Pune, India' },
  });
  expect(work[0]).toMatchObject({ name: 'Meridian Health', startDate: '2026-01' });
  expect(work[0]).not.toHaveProperty('endDate');
  expect(work[0]?.highlights).toHaveLength(3);
  expect(skills[1]).toEqual({
    name: 'Web',
    keywords: ['React', 'Node.js', 'Accessibility', 'CSS'],
  });
  expect(Object.keys(meta.firstrung).sort()).toEqual(['basics', 'custom', 'order', 'skills']);
});

test('RES-04 changes that another program made to our file apply, and the rest is kept', () => {
  const file = JSON.parse(JSON.stringify(toJsonResume(exampleResume)));
  file.skills[1].keywords.push('Vue');
  file.work[0].position = 'Engineer';
  const { resume } = fromJsonResume(file);
  expect(resume.skills.map(({ name }) => name)).toContain('Vue');
  expect(resume.experience[0]).toMatchObject({ id: 'e1', position: 'Engineer' });
  expect(resume.custom).toEqual(exampleResume.custom);
  expect(resume.order).toEqual(exampleResume.order);
});

test('RES-04 the official schema’s cases: valid ones have no problem, invalid ones do', async ({
  annotate,
}) => {
  if (!hasCorpus) {
    await annotate('skipped: no corpus');
    return;
  }
  const folder = 'resume-schema/cases/';
  const cases = readdirSync(new URL(folder, corpus))
    .filter((file) => file !== 'dates.json')
    .flatMap((file) =>
      Object.entries(read(folder + file) as object).map(([name, value]) => ({ file, name, value })),
    );
  const wrong = cases.filter(({ name, value }) => {
    const isValid = /valid\d*$/iu.test(name) && !/invalid\d*$/iu.test(name);
    return (fromJsonResume(value).problems.length === 0) !== isValid;
  });
  expect(wrong).toEqual([]);
  expect(cases.length).toBeGreaterThan(150);
  const dates = read(`${folder}dates.json`) as Record<string, string>;
  for (const [name, startDate] of Object.entries(dates))
    expect([name, fromJsonResume({ work: [{ startDate }] }).problems.length > 0]).toEqual([
      name,
      name === 'invalid',
    ]);
});

test('RES-04 resumes written by other programs are read completely', async ({ annotate }) => {
  if (!hasCorpus) {
    await annotate('skipped: no corpus');
    return;
  }
  const { resume, problems } = fromJsonResume(read('jsonresume.org/resume-sample.json'));
  expect(problems).toEqual([]);
  expect(resume.basics).toMatchObject({
    firstName: 'Jane',
    lastName: 'Developer',
    location: 'San Francisco, California, US',
  });
  expect(resume.links.map(({ label }) => label)).toEqual(['GitHub', 'LinkedIn', 'Twitter']);
  expect(resume.experience[0]).toMatchObject({
    company: 'TechCorp Inc',
    start: '2021-03',
    end: 'present',
  });
  for (const file of ['jsonresume.org/new-grad', 'jsonresume.org/senior-engineer'])
    expect(fromJsonResume(read(`${file}.resume.json`)).problems).toEqual([]);
  const sample = fromJsonResume(read('resume-schema/sample.resume.json')).resume;
  expect(sample.custom.map(({ title }) => title)).toEqual([
    'Volunteering',
    'Publications',
    'Interests',
    'References',
  ]);
});

test('RES-04 hostile files are read safely: odd keys, types, depths and sizes', () => {
  const deep = JSON.parse(`${'{"basics":'.repeat(2_000)}1${'}'.repeat(2_000)}`);
  const polluting = JSON.parse(
    '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"basics":{"__proto__":{"name":"x"},"name":"A B"},"meta":{"firstrung":{"__proto__":{"order":["x"]},"basics":{"__proto__":{"polluted":1}},"custom":[{"id":{},"title":["x"],"entries":{"length":9}}]}}}',
  );
  const huge = {
    basics: { name: 'n'.repeat(5_000_000) },
    work: Array.from({ length: 1_000_000 }, () => 1),
  };
  for (const value of [null, 1, 'text', [], [[]], deep, { basics: [] }, { work: { length: 1e9 } }])
    expect(fromJsonResume(value).resume.experience).toEqual([]);
  expect(fromJsonResume(polluting).resume.basics.firstName).toBe('A');
  expect(fromJsonResume(polluting).resume.custom).toEqual([{ id: '', title: '', entries: [] }]);
  expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
  const cut = fromJsonResume(huge);
  expect(cut.resume.experience).toHaveLength(300);
  expect(cut.resume.basics.firstName).toHaveLength(20_000);
  expect(cut.problems.length).toBe(50);
});
