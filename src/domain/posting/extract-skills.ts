import { degrees } from '#domain/ats/degree-fields.ts';
import { skillsInLines } from '#domain/ats/skills-in-lines.ts';

const atMost = 15;

/**
 * Skills named in a text, without duplicates, in order of appearance, at most 15: the same names
 * that a resume is searched for, without qualities that everybody claims and without degrees.
 */
export function extractSkills(text: string): string[] {
  const found = skillsInLines(text.split('\n')).flat();
  const names = found.flatMap(({ name, key, isSoft }) =>
    isSoft || degrees.has(key) ? [] : [name],
  );
  return [...new Set(names)].slice(0, atMost);
}
