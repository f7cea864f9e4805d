import { anyCase, exactCase } from './skill-dictionary.ts';
import { typedWords } from './skill-words.ts';

const maxSkills = 8;

const spellings = new Map<string, string>(anyCase);
for (const [written, shown] of exactCase) spellings.set(written.toLowerCase(), shown);
for (const entry of typedWords) {
  const [written = '', shown = ''] = entry.split('=');
  spellings.set(written, shown);
}

/**
 * Suggests dictionary skills for typed text: exact spelling first, then prefix, then a word within.
 */
export function suggestSkills(typed: string, selected: readonly string[]): string[] {
  const wish = typed.trim().toLowerCase();
  if (wish === '') return [];
  const selectedKeys = new Set(selected.map((each) => each.toLowerCase()));
  const tiers: string[][] = [[], [], []];
  for (const [written, shown] of spellings) {
    const names = [written, shown.toLowerCase()];
    const tier = names.includes(wish)
      ? 0
      : names.some((name) => name.startsWith(wish))
        ? 1
        : names.some((name) => name.includes(` ${wish}`))
          ? 2
          : null;
    if (tier !== null && !selectedKeys.has(shown.toLowerCase())) tiers[tier]?.push(shown);
  }
  return [...new Set(tiers.flat())].slice(0, maxSkills);
}

/** The dictionary name of a typed skill, or the text itself. */
export function nameSkill(typed: string): string {
  const wish = typed.trim().replaceAll(/\s+/gu, ' ');
  return exactCase.get(wish) ?? spellings.get(wish.toLowerCase()) ?? wish;
}
