import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  fullResume,
  documentFromText,
  extractResume,
} from '#domain/ats/document-from-text.fixture.ts';
import { matchDescription } from '#domain/ats/match-description.ts';
import { judgeResume } from '#domain/ats/score-resume.ts';
import type { DocumentText } from '#domain/resume-reading/document-text.ts';
import { findTraits } from '#domain/resume-reading/find-traits.ts';
import { headingOf } from '#domain/resume-reading/heading-of.ts';
import type { ResumeExtraction } from '#domain/resume-reading/read-resume.ts';
import { readFile } from './read-file.ts';
import { asDocx, asPdf } from './three-formats.fixture.ts';

type Person = {
  name: string;
  handle: string;
  pronouns: string;
  school: string;
  shift: number;
  photo: boolean;
};

const lists = (text: string) => text.split(',');
/** First and last names in ten scripts, and surnames that are occupations, skills or headings. */
const scripts = [
  [
    'Asha,Wei,José,Björn,Zoë,Mary Ann,O’Neil,Ng,Paris,Jordan',
    'Rao,Lindqvist,Ñúñez,Ó Briain,Le,Hilton',
  ],
  ['प्रिया,राहुल', 'शर्मा,गुप्ता'],
  ['王,李', '小明,伟'],
  ['محمد,فاطمة', 'علي,الزهراء'],
  ['Юрий,Анна', 'Гагарин,Петрова'],
  ['Γιώργος,Μαρία', 'Παπαδόπουλος,Νικολάου'],
  ['דוד,שרה', 'כהן,לוי'],
  ['สมชาย,มาลี', 'ใจดี,สุขใจ'],
  ['민수,지영', '김,박'],
  ['தமிழ்,கவிதா', 'செல்வன்,ராமன்'],
  [
    'Deloris,Sohrab,Kirti,Ruby,Scala,Swift,Go,Master',
    'Java,Engineer,Doctor,Cook,Nurse,Python,Excel,Projects,Manager,Bachelor,Education,Kubernetes',
  ],
].map(([first = '', last = '']) => [lists(first), lists(last)] as const);
const latin = [scripts[0], scripts.at(-1)].filter((each) => each !== undefined);

const nameOf = (from: typeof scripts) =>
  fc
    .constantFrom(...from)
    .chain(([first, last]) =>
      fc.tuple(fc.constantFrom(...first), fc.constantFrom(...last), fc.boolean()),
    )
    .map(([first, last, isSingle]) => (isSingle ? first : `${first} ${last}`));
const subjects = lists(
  'Java,Python,Data Science,React,SQL,Nursing,Design,Skills,Business,Technology,Pune,Xavier,Summary,Projects,Machine Learning',
);
const schoolOf = (isLatin: boolean) =>
  fc.oneof(
    fc
      .tuple(
        fc.constantFrom(...subjects),
        fc.constantFrom('Institute of X', 'X College', 'X University', 'School of X', 'X Academy'),
      )
      .map(([subject, form]) => form.replace('X', subject)),
    fc.constantFrom(
      ...lists('Caltech,XLRI,NMIMS,MIT,The Open University,Master’s University'),
      'University of California, Berkeley',
      ...(isLatin ? [] : ['清华大学', 'École Polytechnique', 'МГУ']),
    ),
  );
/** Names that are words of the resume, or their beginnings: 'Dev' of 'Developer'. */
const wordsOfResume = [...new Set(fullResume.match(/\p{L}{2,}/gu))];
const nameInText = fc
  .tuple(fc.constantFrom(...wordsOfResume), fc.integer({ min: 2, max: 9 }))
  .map(([word, length]) => word.slice(0, length))
  .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
  // A page that begins with the word 'Projects' alone shows no name.
  .filter((name) => headingOf(name) === null);
const handleOf = fc.oneof(
  fc.constantFrom(...lists('asharao,dev,java,react,git,sql,developer')),
  nameInText.map((name) => name.toLowerCase()),
);
const personOf = (isLatin: boolean): fc.Arbitrary<Person> =>
  fc.record({
    name: fc.oneof(
      nameOf(isLatin ? latin : scripts),
      nameInText,
      fc.tuple(nameInText, nameInText).map((names) => names.join(' ')),
    ),
    handle: handleOf,
    pronouns: fc.constantFrom('', ' (she/her)', ' (He/Him)', ' (they/them)'),
    school: schoolOf(isLatin),
    shift: fc.integer({ min: -30, max: 30 }),
    photo: fc.boolean(),
  });
const usual: Person = {
  name: 'Asha Rao',
  handle: 'asharao',
  pronouns: '',
  school: 'College of Engineering Pune',
  shift: 0,
  photo: false,
};

const degree = 'B.Tech in Computer Engineering';
/** The same resume with other people in it, in several layouts. */
const layouts: ((person: Person) => string)[] = [
  (one) => withHead(one, `${one.name}${one.pronouns}\nPune, India\n`),
  (one) => withHead(one, `${one.name}${one.pronouns} | Pune, India | `),
  (one) =>
    withHead(one, `${one.name}${one.pronouns}\nPune, India\n`, (years) => [
      one.school,
      `${degree}, CGPA 8.1`,
      years,
    ]),
];
function withHead(
  { school, shift, handle }: Person,
  head: string,
  study = (years: string) => [`${degree} | ${school} | ${years}`],
) {
  const years = `${2020 + shift} - ${2024 + shift}`;
  return fullResume
    .replace('Asha Rao\nPune, India\n', () => head)
    .replace('asha.rao@', () => `${handle}@`)
    .replace('in/asharao', () => `in/${handle}`)
    .replace(`${degree} | College of Engineering Pune | 2020 - 2024`, () =>
      study(years).join('\n'),
    );
}

const description = `Frontend Engineer
Requirements
- Bachelor's degree in Engineering
- 2 years of experience with React, TypeScript or Java
- Python, SQL, Excel, machine learning and nursing
- Design, Kubernetes and Go`;

const scoresOf = (document: DocumentText, read: ResumeExtraction, photo: boolean) => {
  const images = { trait: 'images' as const, page: 0, evidence: '' };
  const shown = photo ? { ...document, traits: [...document.traits, images] } : document;
  const { report, counted: reading } = judgeResume(shown, read);
  return [
    report.score,
    matchDescription({ description, reading, profileSkills: [], today: '2026-11-22' }).score,
  ];
};
const ofText = (text: string, photo = false) => {
  const document = documentFromText(text);
  return scoresOf(document, extractResume(document), photo);
};

test('ATS-03 a thousand swaps of name, pronouns, college, year and photo change no score', () => {
  const before = layouts.map((layout) => ofText(layout(usual)));
  const changed: string[] = [];
  const layout = fc.nat({ max: layouts.length - 1 });
  fc.assert(
    fc.property(personOf(false), layout, (person, at) => {
      const after = ofText(layouts[at]?.(person) ?? '', person.photo);
      if (after.join() !== before[at]?.join())
        changed.push(
          `${at} ${JSON.stringify(person)}: ${after.join()} instead of ${before[at]?.join()}`,
        );
    }),
    { numRuns: 1000 },
  );
  expect(changed).toEqual([]);
}, 300_000);

/** The first line in letters apart, as small capitals and Arabic are drawn in a PDF. */
function withWideName(document: DocumentText): DocumentText {
  const [name, ...others] = document.runs;
  if (!name) return document;
  const letters = [...name.text].map((text, at) => ({
    ...name,
    text,
    x: name.x + at * name.fontSize * 0.9,
    width: name.fontSize * 0.6,
  }));
  const wide = { ...document, runs: [...letters.filter(({ text }) => text !== ' '), ...others] };
  return { ...wide, traits: findTraits(wide) };
}

test('ATS-03 a name whose letters stand apart changes no score', () => {
  const [layout = () => ''] = layouts;
  const before = ofText(layout(usual)).join();
  const changed: string[] = [];
  fc.assert(
    fc.property(personOf(false), (person) => {
      const document = withWideName(documentFromText(layout({ ...person, pronouns: '' })));
      const after = scoresOf(document, extractResume(document), person.photo).join();
      if (after !== before) changed.push(`${JSON.stringify(person)}: ${after}, not ${before}`);
    }),
    { numRuns: 300 },
  );
  expect(changed).toEqual([]);
}, 120_000);

test('ATS-03 a person named like a month keeps the months of their jobs', async () => {
  const oneLine = layouts[1] ?? (() => '');
  const read = async (name: string) => {
    const { document, reading } = await readFile(await asPdf(oneLine({ ...usual, name })), 'a');
    if (!document || !reading) throw new Error('not read');
    return judgeResume(document, reading).counted.resume.experience;
  };
  expect(await read('Jul')).toEqual(await read(usual.name));
});

test.each([
  ['PDF', asPdf],
  ['DOCX', asDocx],
])(
  'ATS-03 such swaps in a %s change no score',
  async (_, make) => {
    const scored = async (person: Person, at: number) => {
      const { document, reading } = await readFile(await make(layouts[at]?.(person) ?? ''), 'a');
      if (!document || !reading) throw new Error('not read');
      return scoresOf(document, reading, person.photo).join();
    };
    const people = fc.sample(personOf(true), { numRuns: 40, seed: 16 });
    const changed: string[] = [];
    for (const [n, person] of people.entries()) {
      const at = n % layouts.length;
      const [before, after] = [await scored(usual, at), await scored(person, at)];
      if (before !== after)
        changed.push(`${at} ${JSON.stringify(person)}: ${after}, not ${before}`);
    }
    expect(changed).toEqual([]);
  },
  120_000,
);
