import { expect, test } from 'vitest';
import { groupFields } from './group-fields.ts';

const field = (path: string) => ({ path, value: path, confidence: 1, place: null });

test('ATS-06 fields are grouped by section and entry, in resume order', () => {
  const paths = [
    'basics.firstName',
    'basics.summary',
    'links.0.label',
    'links.0.url',
    'experience.0.company',
    'experience.0.start',
    'experience.1.company',
    'experience.10.company',
    'skills.0',
    'skills.11',
    'custom.0.title',
    'custom.0.entries.0.title',
  ];
  const groups = groupFields(paths.map(field));
  expect(
    groups.map(({ section, entries }) => [
      section,
      ...entries.map(({ fields }) => fields.map(({ path }) => path)),
    ]),
  ).toEqual([
    ['contact', ['basics.firstName', 'links.0.label', 'links.0.url']],
    ['summary', ['basics.summary']],
    [
      'experience',
      ['experience.0.company', 'experience.0.start'],
      ['experience.1.company'],
      ['experience.10.company'],
    ],
    ['skills', ['skills.0', 'skills.11']],
    ['custom', ['custom.0.title', 'custom.0.entries.0.title']],
  ]);
  expect(groupFields([])).toEqual([]);
});
