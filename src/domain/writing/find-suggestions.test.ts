import { describe, expect, test } from 'vitest';
import { emptyResume } from '#domain/resume/empty-resume.ts';
import { findSuggestions } from './find-suggestions.ts';
import { isFaithful } from './is-faithful.ts';
import { ratedPoints } from './rated-points.fixture.ts';

function resumeOf(points: string[], end: string, summary = '') {
  const resume = emptyResume(() => 'e1');
  const job = {
    id: 'e1',
    company: 'Acme',
    position: 'Developer',
    location: '',
    start: '2020',
    end,
  };
  return {
    ...resume,
    basics: { ...resume.basics, summary },
    experience: [{ ...job, description: points.join('\n') }],
  };
}

const suggest = (points: string[], end = '2024') =>
  findSuggestions(resumeOf(points, end)).map(({ kind, line, text }) => [kind, line.at, text]);

describe('a bullet point', () => {
  test.each(ratedPoints)('RES-04 until %s: %s', (end, line, kind, text) => {
    const found = findSuggestions(resumeOf([line], end)).find((each) => each.kind !== 'no-result');
    expect([found?.kind ?? null, found?.text ?? null]).toEqual([kind, text]);
  });
});

test('RES-04 a job without results gets one question', () => {
  expect(suggest(['Wrote the manual of it', 'Taught maths to them'])).toEqual([
    ['no-result', 0, null],
  ]);
  expect(suggest(['Wrote the manual of it', 'Taught 30 children'])).toEqual([]);
});

test('RES-04 a repeated opening verb is replaced with one that the job doesn’t use', () => {
  expect(
    suggest([
      'Developed 2 apps',
      'Developed a parser of Java',
      'Developed an editor of texts',
      'Created a site of news',
    ]),
  ).toEqual([
    ['repeated-verb', 1, 'Built a parser of Java'],
    ['repeated-verb', 2, 'Built an editor of texts'],
  ]);
  expect(
    suggest(['Built 2 apps', 'Developed 3 sites', 'Developed a parser', 'Developed it']),
  ).toContainEqual(['repeated-verb', 2, 'Created a parser']);
  expect(suggest(['Developed 2 apps', 'Developed junior engineers well'])).toEqual([]);
});

test('RES-04 many short bullet points without a result get a question', () => {
  expect(suggest(['Built 2 apps', 'Taught', 'Wrote manuals', 'Ran the shop'])).toEqual([
    ['no-result', 2, null],
    ['no-result', 3, null],
  ]);
});

test('RES-04 a verb that opens too many bullet points across jobs gets a question', () => {
  const resume = resumeOf([], '2024');
  const experience = ['a', 'b', 'c'].flatMap((id) =>
    resume.experience.map((job) => ({
      ...job,
      id,
      description: `Taught 30 children in ${id}town`,
    })),
  );
  expect(
    findSuggestions({ ...resume, experience }).map(({ kind, line }) => [kind, line.path[1]]),
  ).toEqual([
    ['repeated-verb', 'b'],
    ['repeated-verb', 'c'],
  ]);
});

test('RES-04 past tense among ongoing duties gets a question', () => {
  const points = [
    'Maintain 3 servers',
    'Develop the site for sale',
    'Migrated the mail of 4 firms',
  ];
  expect(suggest(points, 'present')).toEqual([['tense', 2, null]]);
});

test.each([
  ['Seeking a challenging position in a reputed organization', 'asks-for-work', null],
  [
    'I am a data analyst with 2 years in retail.',
    'pronoun',
    'Data analyst with 2 years in retail.',
  ],
  ['Hardworking team player with a good heart.', 'cliche', null],
  [
    'Data analyst who used SQL in order to cut stock by 8%.',
    'filler',
    'Data analyst who used SQL to cut stock by 8%.',
  ],
  ['Data analyst with two years in retail.', undefined, undefined],
])('RES-04 for the summary “%s”: %s', (summary, kind, text) => {
  const [found] = findSuggestions(resumeOf([], '2024', summary));
  expect([found?.kind, found?.text]).toEqual([kind, text]);
});

test('RES-04 the bullet character is not part of the text, and an empty resume has no suggestions', () => {
  expect(suggest(['', '• Responsible for managing 3 shops'])).toEqual([
    ['weak-verb', 1, 'Managed 3 shops'],
  ]);
  expect(suggest([])).toEqual([]);
});

test('RES-04 rewrites by the rules never add facts', () => {
  const invented = ratedPoints.flatMap(([end, line]) =>
    findSuggestions(resumeOf([line], end)).flatMap(({ kind, text }) => {
      // 'A number of' and 'a range of' become 'several' or 'many'.
      const facts = kind === 'filler' ? ['several many'] : [];
      return text === null || isFaithful(line, text, facts).ok ? [] : [text];
    }),
  );
  expect(invented).toEqual([]);
});
