import { relatedWords } from './related-words.ts';
import { skillOf } from './skill-key.ts';

const related = new Map<string, string[]>();

function add(from: string, to: string): void {
  const known = related.get(from) ?? [];
  if (from !== to && !known.includes(to)) related.set(from, [...known, to]);
}

for (const line of relatedWords.trim().split('\n')) {
  const [name = '', others = ''] = line.split(':');
  for (const other of others.split(',')) {
    add(skillOf(name).key, skillOf(other).key);
    add(skillOf(other).key, skillOf(name).key);
  }
}

/** Keys of skills closely related to this one, symmetrically; empty for an unknown skill. */
export function relatedSkills(key: string): readonly string[] {
  return related.get(key) ?? [];
}
