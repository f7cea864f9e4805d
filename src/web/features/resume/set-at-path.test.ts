import { expect, test } from 'vitest';
import { emptyResume } from '#domain/resume/empty-resume.ts';
import type { ResumeDocument } from '#domain/resume/merge-resumes.ts';
import { setAtPath } from './set-at-path.ts';

const content = {
  ...emptyResume(() => 'e1'),
  skills: [{ name: 'React', level: 2, group: '' }],
};
const written = { name: 'Mine', content, design: {} } as unknown as ResumeDocument;

test.each([
  [['name'], 'Other', { name: 'Other' }],
  [['content', 'basics', 'title'], 'Cook', { content: { basics: { title: 'Cook' } } }],
  [['content', 'skills', 'react', 'level'], '4', { content: { skills: [{ level: 4 }] } }],
  [['content', 'skills', 'rust', 'level'], '4', { content: { skills: [{ level: 2 }] } }],
])('RES-01 the other text is taken over at %j', (path, text, changed) => {
  expect(setAtPath(written, path, text)).toMatchObject(changed);
});
