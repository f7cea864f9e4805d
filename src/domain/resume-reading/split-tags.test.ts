import { expect, test } from 'vitest';
import { documentFromText, extractResume } from '#domain/ats/document-from-text.fixture.ts';
import { splitTags } from './split-tags.ts';

test.each([
  ['Python Java React Docker Kubernetes', ['Python', 'Java', 'React', 'Docker', 'Kubernetes']],
  ['Spring Boot Machine Learning Power BI', ['Spring Boot', 'Machine Learning', 'Power BI']],
  ['Housekeeping Bartending Guest Relations', ['Housekeeping', 'Bartending', 'Guest Relations']],
  ['Data Science with Python SQL Excel', ['Data Science', 'Python', 'SQL', 'Excel']],
  ['AutoCAD Zorblax Revit SketchUp Lumion', ['AutoCAD', 'Zorblax', 'Revit', 'SketchUp', 'Lumion']],
])('RES-05 tags with one space between them are several skills: %s', (text, tags) => {
  expect(splitTags(text)).toEqual(tags);
});

test.each([
  'Led the team and wrote Java',
  'Wrote the services in Python that call our Java and Docker machines every night',
  'Amazon Web Services',
  'Microsoft Excel',
  'Experience with React, Docker and Git',
  'Design of reinforced concrete structures',
])('RES-05 one skill, or a sentence, stays whole: %s', (text) => {
  expect(splitTags(text)).toEqual([text]);
});

test('RES-05 such tags are read from a resume', () => {
  const text = 'Asha Rao\nasha@example.com\n\nTechnical Skills\nSpring Boot Machine Learning SQL';
  const { skills } = extractResume(documentFromText(text)).resume;
  expect(skills.map(({ name }) => name)).toEqual(['Spring Boot', 'Machine Learning', 'SQL']);
});
