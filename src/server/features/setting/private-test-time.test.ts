import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const server = fileURLToPath(new URL('../../', import.meta.url));
const factor = /test_?time_?factor|timeFactor|findTestTime/iu;

/**
 * The student's tests and settings, the person's own data, and assessments, whose sittings have the
 * time that the company itself granted.
 */
const allowed =
  /^(?:features\/(?:skill-test|setting|assessment)\/|db\/(?:tables|migrations)\/|db\/personal-)/u;

test('PRAC-02 nothing that companies see reads how much time a student takes', () => {
  const readers = globSync('**/*.{ts,sql}', { cwd: server })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => factor.test(readFileSync(server + file, 'utf8')));
  expect(readers).toContain('features/setting/own-settings.ts');
  expect(readers.filter((file) => !allowed.test(file))).toEqual([]);
  const ofAssessments = readers.filter((file) => file.startsWith('features/assessment/'));
  for (const file of ofAssessments)
    expect(readFileSync(server + file, 'utf8'), file).not.toMatch(/findTestTime|userSettings/u);
});
