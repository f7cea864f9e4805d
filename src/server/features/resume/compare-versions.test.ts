import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareVersions } from '#domain/resume/compare-versions.ts';
import { moveEntry } from '#domain/resume/move-entry.ts';
import { defaultDesign } from '#domain/resume/resume-design.ts';
import type { Resume } from '#domain/resume/resume.ts';
import { anyResume, exampleResume } from '#testing/made-resumes.ts';

const written = (content: Resume) => ({ name: 'Baker', content, design: defaultDesign });
const differences = (after: Resume) =>
  compareVersions(written(exampleResume), written(after)).map(
    ({ kind, path, before, after: now }) => [kind, path.slice(1).join('/'), before, now],
  );

test('RES-01 a version equals itself', () => {
  fc.assert(
    fc.property(anyResume, (resume) => {
      expect(compareVersions(written(resume), written(structuredClone(resume)))).toEqual([]);
    }),
    { numRuns: 100 },
  );
});

test('RES-01 changes, additions, removals and moves are reported with their position', () => {
  const { basics, certifications, experience } = exampleResume;
  expect(differences({ ...exampleResume, basics: { ...basics, firstName: 'Usha' } })).toEqual([
    ['changed', 'basics/firstName', basics.firstName, 'Usha'],
  ]);
  expect(differences({ ...exampleResume, certifications: [...certifications, 'Baker'] })).toEqual([
    ['added', 'certifications/baker', '', 'Baker'],
  ]);
  expect(differences({ ...exampleResume, experience: experience.slice(0, 1) })).toMatchObject([
    ['removed', `experience/${experience[1]?.id}`, expect.stringContaining('Kadam'), ''],
  ]);
  expect(differences({ ...exampleResume, experience: moveEntry(experience, 0, 1) })).toMatchObject([
    ['moved', 'experience', expect.any(String), expect.any(String)],
  ]);
});

test.each([
  [0, 2, 'bca'],
  [2, 0, 'cab'],
  [1, 1, 'abc'],
  [0, 3, 'abc'],
  [-1, 0, 'abc'],
])('RES-01 an entry moved from %i to %i', (from, to, after) => {
  expect(moveEntry([...'abc'], from, to).join('')).toBe(after);
});
