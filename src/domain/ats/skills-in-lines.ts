import { type SkillMatch, type ParsedLine, readLine, skillsIn } from './find-skills.ts';

const company = 3;

/** The skills of each line. If the text names several, ambiguous names need less evidence. */
export function skillsInLines(lines: readonly string[]): SkillMatch[][] {
  return skillsInReadLines(lines.map(readLine));
}

export function skillsInReadLines(read: readonly ParsedLine[]): SkillMatch[][] {
  const found = read.map((line) => skillsIn(line, false));
  const names = new Set(found.flat().flatMap(({ isSoft, key }) => (isSoft ? [] : [key])));
  if (names.size < company) return found;
  return read.map((line, at) =>
    line.candidates.length === found[at]?.length ? found[at] : skillsIn(line, true),
  );
}
