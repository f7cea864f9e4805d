import { findSkills, type FoundSkill } from './find-skills.ts';

const company = 3;

/** The skills of each line. In a text that names several, less has to show that an everyday word is meant as one. */
export function skillsInLines(lines: readonly string[]): FoundSkill[][] {
  const found = lines.map((line) => findSkills(line));
  const names = new Set(found.flat().flatMap(({ isSoft, key }) => (isSoft ? [] : [key])));
  return names.size < company ? found : lines.map((line) => findSkills(line, true));
}
