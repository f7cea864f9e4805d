import { expect, test } from 'vitest';
import { extractSkills } from './typed-list.ts';

test.each([
  ['TypeScript, C++;\nFigma,', ['TypeScript', 'C++', 'Figma']],
  ['AWS (EC2, S3), React', ['AWS (EC2, S3)', 'React']],
  ['Figma (design, prototypes; handover), R', ['Figma (design, prototypes; handover)', 'R']],
  ['C (, React', ['C (', 'React']],
  ['React, React , react', ['React', 'react']],
])('RES-01 skills typed as %j', (text, names) => {
  expect(extractSkills(text, []).map(({ name }) => name)).toEqual(names);
});

test('RES-01 an existing skill keeps its level and group', () => {
  const before = [{ name: 'AWS (EC2, S3)', level: 4, group: 'Cloud' }];
  expect(extractSkills('AWS (EC2, S3), Go', before)).toEqual([
    ...before,
    { name: 'Go', level: 0, group: '' },
  ]);
  expect(extractSkills('aws (EC2, S3)', before)).toEqual([
    { name: 'aws (EC2, S3)', level: 4, group: 'Cloud' },
  ]);
});
