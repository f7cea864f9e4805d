import { findSkills, type FoundSkill } from './find-skills.ts';

/** The skills of each line. A line that is nothing but an everyday word counts where other lines name skills. */
export function skillsInLines(lines: readonly string[]): FoundSkill[][] {
  const found = lines.map((line) => findSkills(line));
  if (!found.some((each) => each.some(({ isSoft }) => !isSoft))) return found;
  return lines.map((line, at) =>
    found[at]?.length === 0 && line.length < 40 ? findSkills(line, true) : (found[at] ?? []),
  );
}
