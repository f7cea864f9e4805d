import { expect, test } from 'vitest';
import { anyCase, exactCase } from '#domain/posting/skill-dictionary.ts';
import { relatedSkills } from './related-skills.ts';
import { relatedWords } from './related-words.ts';
import { skillOf } from './skill-key.ts';

const names = relatedWords
  .trim()
  .split('\n')
  .flatMap((line) => line.split(/[:,]/u))
  .map((name) => name.trim());

test('STJ-02 every related skill is in the dictionary', () => {
  const known = new Set(
    [...anyCase.values(), ...exactCase.values()].map((name) => skillOf(name).key),
  );
  expect(names.filter((name) => !known.has(skillOf(name).key))).toEqual([]);
});

test('STJ-02 skill relations are symmetric and never to itself', () => {
  for (const name of names) {
    const key = skillOf(name).key;
    expect(relatedSkills(key)).not.toContain(key);
    for (const other of relatedSkills(key)) expect(relatedSkills(other)).toContain(key);
  }
});

test('STJ-02 an unknown skill has no related skills', () => {
  expect(relatedSkills('underwater basket weaving')).toEqual([]);
});
