import { expect, test } from 'vitest';
import { contentChecks } from './content-checks.ts';
import { fullResume, documentFromText, extractResume } from './document-from-text.fixture.ts';
import { factsOf } from './resume-facts.ts';

const document = documentFromText(fullResume);
const read = extractResume(document);
test.each([
  [['React'], 1],
  [['React', 'PostgreSQL'], 1],
  [['React', 'Cobol'], 0.5],
  [['React', 'PostgreSQL', 'Cobol'], 2 / 3],
  [['React', 'PostgreSQL', 'Playwright', 'Cobol'], 1],
])('ATS-03 of the skills %j so much is in use: %d', (names, share) => {
  const skills = names.map((name) => ({ name, level: 0, group: '' }));
  const facts = factsOf(document, { ...read, resume: { ...read.resume, skills } });
  expect(contentChecks.skillsShown(facts).share).toBeCloseTo(share);
});

const points = ['Rebuilt the calendar in React', 'Cut support calls by 18%', 'Wrote 11 controls'];

/** Facts of a resume with one job per number, each with that many bullet points. */
function withPoints(...numbers: number[]) {
  const [job] = read.resume.experience;
  if (job === undefined) throw new Error('The resume has a job.');
  const experience = numbers.map((count) => ({
    ...job,
    description: points.slice(0, count).join('\n'),
  }));
  return factsOf(document, { ...read, resume: { ...read.resume, experience, projects: [] } });
}

test.each([
  [[], false],
  [[0], false],
  [[1], false],
  [[2], true],
  [[3], true],
  [[1, 2], false],
  [[1, 2, 2], false],
  [[1, 2, 2, 2], true],
  [[0, 2, 2, 2], true],
  [[1, 1, 2, 2], false],
  [[1, 1, 1, 1], false],
])('ATS-03 jobs with %j bullet points pass the bullet check: %s', (numbers, isRight) => {
  expect(contentChecks.bulletsPresent(withPoints(...numbers)).share === 1).toBe(isRight);
});
