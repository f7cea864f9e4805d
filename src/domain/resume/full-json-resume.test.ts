import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fitResume } from './fit-resume.ts';
import { fromJsonResume } from './from-json-resume.ts';
import { keepImported } from './imported-fields.ts';
import { property } from './read-unknown.ts';
import { toJsonResume } from './to-json-resume.ts';

/** A text that occurs nowhere else in a file. */
let count = 0;
const text = fc
  .stringMatching(/^[A-Z][a-zé]{2,7}(?: [A-Z][a-z]{2,7})?$/u)
  .map((word) => `${word} ${(count += 1)}x`);
const maybe = <T>(some: fc.Arbitrary<T>) => fc.option(some, { nil: undefined });
const texts = fc.array(text, { minLength: 1, maxLength: 3 });
const url = fc.nat(9_999).map((at) => `https://${at}-${(count += 1)}.example/x`);
const month = fc
  .tuple(fc.integer({ min: 1990, max: 2030 }), fc.integer({ min: 1, max: 12 }))
  .map(([year, at]) => `${year}-${String(at).padStart(2, '0')}`);
const date = fc.oneof(
  month,
  month.map((text) => text.slice(0, 4)),
  fc
    .tuple(month, fc.integer({ min: 1, max: 28 }))
    .map(([text, day]) => `${text}-${String(day).padStart(2, '0')}`),
);
const list = <T extends Record<string, fc.Arbitrary<unknown>>>(shape: T) =>
  fc.array(
    fc.record(shape).map((item) => JSON.parse(JSON.stringify(item)) as Record<string, unknown>),
    { maxLength: 3 },
  );

/** Files with any fields of the schema. */
const filesWith = (date: fc.Arbitrary<string>) => {
  const span = { startDate: date, endDate: maybe(date) };
  return fc.record({
    basics: fc.record({
      name: fc.constantFrom('Asha Rao', 'Ananya', '王小明', 'Ana María de la Cruz', 'Rao, Asha'),
      image: url,
      label: text,
      email: fc.constant('asha@example.com'),
      phone: fc.constant('+1 (415) 867-5309'),
      url,
      summary: text,
      location: fc.record({
        address: text,
        postalCode: text,
        city: text,
        region: text,
        countryCode: fc.constantFrom('IN', 'DE'),
      }),
      profiles: list({
        network: text,
        username: text.map((name) => name.replaceAll(' ', '')),
        url,
      }),
    }),
    work: list({
      ...{ name: text, position: text, location: text, description: maybe(text), url: maybe(url) },
      ...{ ...span, summary: maybe(text), highlights: maybe(texts) },
    }),
    volunteer: list({
      ...{ organization: text, position: text, url: maybe(url), ...span, summary: maybe(text) },
      highlights: maybe(texts),
    }),
    education: list({
      ...{ institution: text, area: text, studyType: text, score: maybe(text), ...span },
      ...{ courses: maybe(texts), url: maybe(url) },
    }),
    awards: list({ title: text, date: maybe(date), awarder: maybe(text), summary: maybe(text) }),
    certificates: list({ name: text, date: maybe(date), issuer: maybe(text), url: maybe(url) }),
    publications: list({
      ...{ name: text, publisher: maybe(text), releaseDate: maybe(date), url: maybe(url) },
      summary: maybe(text),
    }),
    skills: list({ name: text, level: maybe(text), keywords: texts }),
    languages: list({ language: text, fluency: maybe(text) }),
    interests: list({ name: text, keywords: maybe(texts) }),
    references: list({ name: text, reference: text }),
    projects: list({
      ...{ name: text, description: maybe(text), highlights: maybe(texts), keywords: maybe(texts) },
      ...{ ...span, url: maybe(url), roles: maybe(texts), entity: maybe(text), type: maybe(text) },
    }),
    meta: fc.record({ canonical: url }),
  });
};

const leavesOf = (value: unknown): string[] =>
  typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(leavesOf)
    : typeof value === 'string'
      ? [value]
      : [];

const again = (value: unknown) => JSON.parse(JSON.stringify(value)) as Record<string, unknown[]>;

test('RES-04 what has a place of its own in JSON Resume comes back there, and nothing is lost', () => {
  fc.assert(
    fc.property(
      filesWith(month),
      ({ meta: _meta, basics: { image: _image, ...basics }, ...parts }) => {
        const file = {
          ...parts,
          basics,
          volunteer: parts.volunteer.map(({ summary: _summary, ...rest }) => rest),
        };
        const { resume, problems } = fromJsonResume(file);
        const written = again(toJsonResume(resume));
        expect(problems).toEqual([]);
        const { volunteer = [], publications = [], interests = [], references = [] } = written;
        const had = again(file);
        expect({ volunteer, publications, interests, references }).toEqual({
          volunteer: had['volunteer'],
          publications: had['publications'],
          interests: had['interests'],
          references: had['references'],
        });
        const urls = (items: unknown[] | undefined) =>
          (items as { url?: string }[]).map((item) => item.url);
        for (const part of ['work', 'education', 'projects', 'certificates'])
          expect([part, ...urls(written[part])]).toEqual([part, ...urls(had[part])]);
        const dates = (part: string) =>
          (part === 'awards' || part === 'certificates') &&
          (written[part] as { date?: string }[]).map(({ date }) => date);
        for (const part of ['awards', 'certificates'])
          expect(dates(part)).toEqual((had[part] as { date?: string }[]).map(({ date }) => date));
        const all = JSON.stringify(written);
        const lost = leavesOf(file).filter((value) => !all.includes(value));
        expect(lost).toEqual([]);
        expect(fromJsonResume(written)).toEqual({ resume, problems: [] });
      },
    ),
    { numRuns: 100 },
  );
});

test('RES-04 sections that another program changed, added or dropped follow its file', () => {
  const { resume } = fromJsonResume({
    basics: { name: 'Asha Rao' },
    volunteer: [{ organization: 'Library', position: 'Reader', highlights: ['Read aloud'] }],
    interests: [{ name: 'Chess' }],
  });
  const own = { ...resume.custom[0], id: 'own', title: 'Talks', entries: [] };
  const titled = resume.custom.map((each) => ({ ...each, title: `My ${each.title}` }));
  const file = again(toJsonResume({ ...resume, custom: [own, ...titled] }));
  file['volunteer'] = [{ organization: 'Museum', position: 'Guide' }];
  file['references'] = [{ name: 'Mr Roy', reference: 'Careful.' }];
  const changed = fromJsonResume(file).resume.custom;
  expect(changed.map(({ title }) => title)).toEqual([
    'Talks',
    'My Volunteering',
    'My Interests',
    'References',
  ]);
  expect(changed[1]?.entries).toMatchObject([{ title: 'Guide', subtitle: 'Museum' }]);
  expect(changed[2]?.entries).toMatchObject([{ title: 'Chess' }]);
});

/** What a file says: without ids, empty lists and what is about the file itself. */
const valuesIn = (file: unknown): unknown =>
  JSON.parse(
    JSON.stringify(file, (key, value: unknown) =>
      ['id', '$schema', 'version', 'lastModified', 'firstrung'].includes(key) ||
      (Array.isArray(value) && value.length === 0)
        ? undefined
        : value,
    ),
  );

let ids = 0;
const imported = (file: unknown) => {
  const resume = fitResume(fromJsonResume(file).resume, () => `new-${(ids += 1)}`);
  return { resume, kept: again(keepImported(file, resume)) };
};

test('RES-04 a file that was imported and not changed is exported as it was, with any fields', () => {
  fc.assert(
    fc.property(filesWith(date), (file) => {
      const { resume, kept } = imported(file);
      const written = again(toJsonResume(resume, kept));
      expect(valuesIn(written)).toEqual(valuesIn(file));
      const back = fromJsonResume(written);
      expect(back).toEqual({ resume, problems: [] });
    }),
    { numRuns: 200 },
  );
});

test('RES-04 of an imported file, what was changed or removed in the resume is kept nowhere', () => {
  fc.assert(
    fc.property(filesWith(date), (file) => {
      const { resume, kept } = imported(file);
      const changed = {
        ...resume,
        basics: { ...resume.basics, phone: '' },
        experience: resume.experience.slice(1).map((job) => ({ ...job, company: 'Other' })),
        certifications: [],
        custom: [],
      };
      const left = keepImported(kept, changed);
      const written = again(toJsonResume(changed, left));
      expect(left).not.toHaveProperty('basics.phone');
      expect(left).not.toHaveProperty('work');
      expect(left).not.toHaveProperty('certificates');
      expect(left).not.toHaveProperty('volunteer');
      const { work, awards } = written;
      expect(work).toHaveLength(changed.experience.length);
      expect(work?.filter((job) => property(job, 'name') !== 'Other')).toEqual([]);
      expect(valuesIn({ awards })).toEqual(valuesIn({ awards: file.awards }));
      expect(toJsonResume(changed, kept)).toEqual(toJsonResume(changed, left));
    }),
    { numRuns: 100 },
  );
});

test('RES-04 values of an imported file that break the schema are not exported again', () => {
  const file = {
    basics: { name: 'Asha Rao', image: 5, profiles: 'none', location: { city: 'Pune', region: 7 } },
    work: [{ name: 'Bakery', startDate: '2020-13', url: 'x\u0000', own: 'field' }, null],
    awards: { title: 'Award' },
  };
  const { resume, kept } = imported(file);
  expect(JSON.stringify(kept)).not.toMatch(/2020-13|own|u0000/u);
  const { problems } = fromJsonResume(again(toJsonResume(resume, kept)));
  expect(problems).toEqual([]);
});
