import { existsSync, readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { v7 as uuid } from 'uuid';
import { expect, test } from 'vitest';
import { fitResume } from '#domain/resume/fit-resume.ts';
import { fromJsonResume } from '#domain/resume/from-json-resume.ts';
import { keepImported } from '#domain/resume/imported-fields.ts';
import { toJsonResume } from '#domain/resume/to-json-resume.ts';
import { anyResume, exampleResume } from '#testing/made-resumes.ts';

const corpus = new URL('../../../../../shared/data/json-resume/', import.meta.url);
const hasCorpus = existsSync(corpus);
const read = (path: string): unknown => JSON.parse(readFileSync(new URL(path, corpus), 'utf8'));

const carriedJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
const carried = (value: unknown) => fromJsonResume(carriedJson(value));

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
    location: '123 Tech Street, San Francisco, California, 94102, US',
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

/** Texts of a file that its import and export don't contain; days and pictures are left out. */
function lostIn(file: unknown): string[] {
  const parts = { ...(file as Record<string, unknown>), $schema: '', meta: {} };
  const written = JSON.stringify(toJsonResume(fromJsonResume(parts).resume)).toLowerCase();
  const lost: string[] = [];
  const look = (value: unknown, key: string) => {
    if (typeof value === 'object' && value !== null)
      for (const [name, inner] of Object.entries(value))
        look(inner, Array.isArray(value) ? key : name);
    else if ((typeof value === 'string' || typeof value === 'number') && value !== '') {
      if (key === 'image' || (key === 'level' && knownLevels.test(String(value)))) return;
      const text = /date$/iu.test(key) ? String(value).slice(0, 7) : String(value);
      for (const line of text
        .trim()
        .toLowerCase()
        .split(/\s*\n\s*/u))
        if (!written.includes(JSON.stringify(line).slice(1, -1))) lost.push(`${key}: ${line}`);
    }
  };
  look(parts, '');
  return lost;
}
const knownLevels =
  /^(?:beginner|elementary|intermediate|advanced|expert|novice|basic|competent|proficient|senior|fluent|master)$/iu;

/** Every field of the schema, with a text that occurs once. */
const everyField = {
  basics: {
    ...{ name: 'Asha Rao', label: 'a-label', email: 'a@example.com', phone: '+1 (555) 123-4567' },
    ...{ url: 'https://b.example', summary: 'a-summary' },
    location: {
      ...{ address: 'a-street 5', postalCode: 'a-4711', city: 'a-city', region: 'a-region' },
      countryCode: 'IN',
    },
    profiles: [{ network: 'a-network', username: 'a-user', url: 'https://c.example/1' }],
  },
  work: [
    {
      ...{ name: 'w-name', location: 'w-place', description: 'w-text', position: 'w-position' },
      ...{ url: 'https://w.example', startDate: '2019-03-02', endDate: '2020-04-05' },
      ...{ summary: 'w-summary', highlights: ['w-one', 'w-two'] },
    },
  ],
  volunteer: [
    {
      ...{ organization: 'v-name', position: 'v-position', url: 'https://v.example' },
      ...{ startDate: '2018-01-02', endDate: '2018-05-06', summary: 'v-summary' },
      highlights: ['v-one'],
    },
  ],
  education: [
    {
      ...{ institution: 'e-name', url: 'https://e.example', area: 'e-area', studyType: 'e-type' },
      ...{ startDate: '2012-02-03', endDate: '2015-06-07', score: 'e-score' },
      courses: ['e-course'],
    },
  ],
  awards: [{ title: 'x-title', date: '2014-11-01', awarder: 'x-awarder', summary: 'x-summary' }],
  certificates: [
    { name: 'c-name', date: '2021-11-07', url: 'https://d.example/2', issuer: 'c-issuer' },
  ],
  publications: [
    {
      ...{ name: 'p-name', publisher: 'p-publisher', releaseDate: '2014-10-01' },
      ...{ url: 'https://p.example', summary: 'p-summary' },
    },
  ],
  skills: [
    { name: 's-name', level: 'Master', keywords: ['s-one', 's-two'] },
    { name: 's-other', level: 's-level', keywords: ['s-three'] },
    { name: 's-alone', level: 'Expert' },
  ],
  languages: [{ language: 'l-name', fluency: 'l-fluency' }],
  interests: [{ name: 'i-name', keywords: ['i-one', 'i-two'] }],
  references: [{ name: 'r-name', reference: 'r-text' }],
  projects: [
    {
      ...{ name: 'j-name', description: 'j-text', highlights: ['j-one'], keywords: ['j-key'] },
      ...{ startDate: '2016-08-24', endDate: '2016-09-25', url: 'https://j.example' },
      ...{ roles: ['j-role', 'j-lead'], entity: 'j-entity', type: 'j-type' },
    },
  ],
};

test('RES-04 no text is lost when a JSON Resume is imported and exported', async ({ annotate }) => {
  expect(lostIn(everyField)).toEqual([]);
  const { work, education, skills } = toJsonResume(fromJsonResume(everyField).resume);
  expect([work[0]?.url, education[0]?.url, skills[0]?.level]).toEqual([
    'https://w.example',
    'https://e.example',
    'Expert',
  ]);
  if (!hasCorpus) {
    await annotate('skipped: no corpus');
    return;
  }
  for (const file of [
    'resume-schema/sample.resume.json',
    ...readdirSync(new URL('jsonresume.org/', corpus))
      .filter((name) => name.endsWith('.json'))
      .map((name) => `jsonresume.org/${name}`),
  ])
    expect([file, ...lostIn(read(file))]).toEqual([file]);
});

/** What a file says about a person: without ids, what is empty, and what is about the file. */
const saidIn = (file: unknown): unknown =>
  JSON.parse(
    JSON.stringify(file, (key, value: unknown) => {
      const isAbout = ['id', '$schema', 'meta'].includes(key);
      return isAbout || /^[[\]{},]*$/u.test(JSON.stringify(value)) ? undefined : value;
    }) ?? '{}',
  );

test('RES-04 files of others are exported as they were imported, field by field', async ({
  annotate,
}) => {
  const exported = (file: unknown) => {
    const resume = fitResume(fromJsonResume(file).resume, uuid);
    const written = carriedJson(toJsonResume(resume, keepImported(file, resume)));
    expect(fromJsonResume(written).problems).toEqual([]);
    return saidIn(written);
  };
  expect(exported(everyField)).toEqual(saidIn(everyField));
  if (!hasCorpus) {
    await annotate('only our own sample: no corpus');
    return;
  }
  const samples = readdirSync(new URL('jsonresume.org/', corpus))
    .filter((name) => name.endsWith('.json'))
    .map((name) => read(`jsonresume.org/${name}`));
  for (const file of [read('resume-schema/sample.resume.json'), ...samples])
    expect(exported(file)).toEqual(saidIn(file));
  const cases = readdirSync(new URL('resume-schema/cases/', corpus))
    .filter((name) => name !== 'dates.json')
    .flatMap((name) => Object.values(read(`resume-schema/cases/${name}`) as object))
    .filter((file) => !/:(?:""|\[\])/u.test(JSON.stringify(file)))
    .filter((file) => fromJsonResume(file).problems.length === 0);
  expect(cases.length).toBeGreaterThan(60);
  for (const file of cases) expect(exported(file)).toMatchObject(saidIn(file) as object);
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
