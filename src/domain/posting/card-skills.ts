import { cardSkills } from './posting.ts';

/** The skills on a card, at most four, and how many are hidden. */
export function cardSkillsOf(skills: readonly string[]): { shown: string[]; more: number } {
  return { shown: skills.slice(0, cardSkills), more: Math.max(0, skills.length - cardSkills) };
}
