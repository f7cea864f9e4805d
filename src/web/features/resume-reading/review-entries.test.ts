import { expect, test } from 'vitest';
import { entryLine, reviewEntries } from './review-entries.ts';

const field = (path: string, value = path) => ({ path, value, confidence: 1, place: null });

test('RES-04 entries with a doubtful field come first, with their doubtful fields apart', () => {
  const fields = [
    'basics.firstName',
    'experience.0.company',
    'experience.0.end',
    'experience.1.company',
    'skills.0',
    'skills.1',
  ].map((path) => field(path));
  const { doubtful, clear } = reviewEntries(fields, (path) =>
    ['experience.0.end', 'skills.1'].includes(path),
  );
  const shown = (groups: typeof doubtful) =>
    groups.map(({ section, entries }) => [
      section,
      ...entries.map((entry) => [
        entry.doubtful.map(({ path }) => path),
        entry.others.map(({ path }) => path),
      ]),
    ]);
  expect(shown(doubtful)).toEqual([
    ['experience', [['experience.0.end'], ['experience.0.company']]],
    ['skills', [['skills.1'], ['skills.0']]],
  ]);
  expect(shown(clear)).toEqual([
    ['contact', [[], ['basics.firstName']]],
    ['experience', [[], ['experience.1.company']]],
  ]);
});

test.each([
  [
    'experience',
    {
      'experience.0.company': 'Kestrelane',
      'experience.0.position': 'Engineer ',
      'experience.0.start': '2020-01',
      'experience.0.end': 'present',
      'experience.0.description': 'Built things',
    },
    { name: 'Engineer, Kestrelane', start: '2020-01', end: 'present' },
  ],
  [
    'education',
    { 'education.3.institution': 'XLRI', 'education.3.degree': '', 'education.3.end': '2019' },
    { name: 'XLRI', start: '', end: '2019' },
  ],
  [
    'contact',
    {
      'basics.firstName': 'Ananya',
      'basics.lastName': 'Rao',
      'basics.email': 'a@rao.example',
      'basics.phone': '',
      'links.0.url': 'https://rao.example',
    },
    { name: 'Ananya Rao, a@rao.example', start: '', end: '' },
  ],
  ['skills', { 'skills.0': 'React', 'skills.1': 'Go' }, { name: 'React, Go', start: '', end: '' }],
  [
    'custom',
    { 'custom.0.title': 'Volunteering', 'custom.0.entries.0.start': '2020' },
    { name: 'Volunteering', start: '', end: '' },
  ],
] as const)('RES-04 one line names an entry of %s', (section, values, line) => {
  const fields = Object.entries(values).map(([path, value]) => field(path, value));
  expect(entryLine(section, fields)).toEqual(line);
});
