import { expect, test } from 'vitest';
import { emptyResume } from '#domain/resume/empty-resume.ts';
import type { Resume } from '#domain/resume/resume.ts';
import { applyWording } from './apply-suggestion.ts';
import { linesOf } from './resume-line.ts';
import { wordChanges } from './word-changes.ts';

function resumeOf(description: string): Resume {
  const resume = emptyResume(() => 'e1');
  const [job] = resume.experience;
  const entry = { id: 'c1', title: '', subtitle: '', start: '', end: '', description };
  return {
    ...resume,
    basics: { ...resume.basics, summary: 'I bake.' },
    experience: job ? [{ ...job, description }] : [],
    custom: [{ id: 's1', title: 'Clubs', entries: [entry] }],
  };
}

test('RES-04 a rewrite replaces only its own line and keeps the bullet character', () => {
  const resume = resumeOf('Baked\n- Sold bread\nBaked');
  const [summary, , sold, again, , , last] = linesOf(resume);
  if (!summary || !sold || !again || !last) throw new Error('Lines are missing.');
  expect(
    applyWording(resume, sold, 'Sold 40 loaves\nCounted them').experience[0]?.description,
  ).toBe('Baked\n- Sold 40 loaves\n- Counted them\nBaked');
  expect(applyWording(resume, again, 'Cooked').experience[0]?.description).toBe(
    'Baked\n- Sold bread\nCooked',
  );
  expect(applyWording(resume, summary, 'Bakes.').basics.summary).toBe('Bakes.');
  const changed = applyWording(resume, last, 'Cooked');
  expect(changed.custom[0]?.entries[0]?.description).toBe('Baked\n- Sold bread\nCooked');
  expect(changed.experience).toEqual(resume.experience);
});

test('RES-04 a line changed in the meantime is kept, and a moved one is found', () => {
  const resume = resumeOf('Baked\nSold bread');
  const [, , sold] = linesOf(resume);
  if (!sold) throw new Error('The line is missing.');
  const changed = resumeOf('Baked\nSold rolls');
  expect(applyWording(changed, sold, 'Sold 40 loaves')).toBe(changed);
  const moved = resumeOf('Cooked\nBaked\nSold bread');
  expect(applyWording(moved, sold, 'Sold 40 loaves').experience[0]?.description).toBe(
    'Cooked\nBaked\nSold 40 loaves',
  );
});

test.each([
  ['I built a site', 'Built a site', '-I built |+Built |=a site'],
  ['Built a site', 'Built a site', '=Built a site'],
  ['Built a site', 'Built a big site', '=Built a |+big |=site'],
  ['', 'Built', '+Built'],
  ['One. Two.', 'One.\nTwo.', '=One.\nTwo.'],
])('RES-04 from “%s” to “%s” the changed words are %s', (before, after, expected) => {
  const marks = { same: '=', removed: '-', added: '+' };
  const changes = wordChanges(before, after);
  expect(changes.map(({ kind, text }) => marks[kind] + text).join('|')).toBe(expected);
  const joined = changes.flatMap(({ kind, text }) => (kind === 'removed' ? [] : [text])).join('');
  expect(joined).toBe(after);
});
