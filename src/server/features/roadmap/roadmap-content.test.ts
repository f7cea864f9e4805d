import { expect, test } from 'vitest';
import { anyCase, exactCase } from '#domain/posting/skill-dictionary.ts';
import { progressOf } from '#domain/roadmap/progress-of.ts';
import { roadmapTopics } from '#domain/roadmap/roadmap.ts';
import { successorsOf } from '#domain/roadmap/successors-of.ts';
import { readRoadmaps } from './roadmaps.ts';

const roadmaps = readRoadmaps();
const known = new Set([...anyCase.values(), ...exactCase.values()]);
const three = ['beginner', 'intermediate', 'advanced'];

test('PRAC-04 there are ten topics, web development with its own levels', () => {
  expect(roadmaps.map(({ topic }) => topic)).toEqual(roadmapTopics);
  expect(roadmaps).toHaveLength(10);
  for (const { topic, levels } of roadmaps)
    expect([topic, levels.map(({ id }) => id)]).toEqual([
      topic,
      topic === 'web-development' ? ['frontend', 'backend', 'fullstack'] : three,
    ]);
});

test.each(roadmaps)(
  'PRAC-04 $topic: every step is complete',
  ({ title, quote, levels, stepIds }) => {
    const steps = levels.flatMap((level) => level.steps);
    expect([title, quote.text].every((each) => each.trim() !== '')).toBe(true);
    expect(levels.every((level) => level.steps.length >= 6)).toBe(true);
    expect(stepIds.size).toBe(steps.length);
    const faults = steps.filter(
      ({ id, title: name, text, skills, hours, links }) =>
        !/^[a-z0-9-]{2,60}$/u.test(id) ||
        name.trim() === '' ||
        text.length < 30 ||
        text.length > 200 ||
        !Number.isInteger(hours) ||
        hours < 1 ||
        skills.length === 0 ||
        links.length === 0 ||
        links.some((link) => link.title === '' || new URL(link.url).protocol !== 'https:'),
    );
    expect(faults).toEqual([]);
    expect(steps.flatMap(({ skills }) => skills).filter((skill) => !known.has(skill))).toEqual([]);
  },
);

test.each(roadmaps)('PRAC-04 $topic: former steps lead to current ones', ({ moved, stepIds }) => {
  for (const id of Object.keys(moved)) {
    expect([id, stepIds.has(id)]).toEqual([id, false]);
    expect([id, successorsOf(id, stepIds, moved).length > 0]).toEqual([id, true]);
  }
});

test.each(roadmaps)('PRAC-04 $topic: exactly 100 % with the last step', ({ stepIds }) => {
  const states = [...stepIds].map(() => 'done' as const);
  expect(progressOf(states).percent).toBe(100);
  expect(progressOf([...states.slice(1), 'doing']).percent).toBeLessThan(100);
});
