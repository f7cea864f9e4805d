import { anyCase } from '#domain/posting/skill-dictionary.ts';
import { fold } from '#domain/search/fold.ts';
import { skillOf } from '#domain/skill/skill-key.ts';
import { fieldSkills, productSkills, workSkills } from '#domain/skill/taxonomy/taxonomy-skills.ts';
import { aloneSpellings } from './alone-spellings.ts';
import { generalSkills, softSkills } from './general-skills.ts';
import { industrySkills } from './industry-skills.ts';
import { lookupKey } from './lookup-words.ts';
import { techSkills } from './tech-skills.ts';
import { namesakes, waryNames } from './wary-names.ts';

export type Spelling = {
  name: string;
  key: string;
  isSoft: boolean;
  /** Words that confirm the skill directly after it; null for an unambiguous spelling. */
  cues: ReadonlySet<string> | null;
  /** Adjacent words that indicate another meaning. */
  strangers: ReadonlySet<string>;
  /** The exact case; null when case-insensitive. */
  capitals: string | null;
};

/** An occurrence of a spelling, which may mean something else. */
export type Candidate = { spelling: Spelling; start: number; end: number };

const none: ReadonlySet<string> = new Set();
const listOf = (text: string) => text.split(',').flatMap((word) => word.trim() || []);
const all = new Map<string, Spelling>();
const alone = new Map<string, string>();

function add(written: string, name: string, isSoft: boolean): void {
  const key = lookupKey(written);
  if (key !== '')
    all.set(key, { name, key: fold(name), isSoft, cues: null, strangers: none, capitals: null });
}

for (const [written, name] of anyCase) add(written, name, false);
for (const [list, isSoftList] of [
  [techSkills, false],
  [generalSkills, false],
  [industrySkills, false],
  [softSkills, true],
] as const) {
  for (const line of list.trim().split('\n')) {
    const [first = '', others = ''] = line.split(':');
    const { name } = skillOf(first);
    for (const written of [first, ...others.split(',')]) add(written, name, isSoftList);
  }
}
for (const line of waryNames.trim().split('\n')) {
  const [first = '', shows = ''] = line.split(':');
  const [cues = '', strangers = ''] = shows.split('!');
  const [written = '', shown = written] = first.split('=');
  const { name } = skillOf(shown);
  all.set(lookupKey(written), {
    name,
    key: fold(name),
    isSoft: false,
    cues: new Set(listOf(cues)),
    strangers: new Set(listOf(strangers)),
    capitals: written,
  });
}
for (const line of namesakes.trim().split('\n')) {
  const [first = '', strangers = ''] = line.split(':');
  const [written = '', shown = written] = first.replace('^', '').split('=');
  const known = all.get(lookupKey(written));
  const name = shown === written ? (known?.name ?? skillOf(written).name) : skillOf(shown).name;
  all.set(lookupKey(written), {
    name,
    key: fold(name),
    isSoft: known?.isSoft ?? false,
    cues: null,
    strangers: new Set(listOf(strangers)),
    capitals: first.startsWith('^') ? written : null,
  });
}
for (const line of aloneSpellings.trim().split('\n')) {
  const [first = '', others = ''] = line.split(':');
  for (const written of others.split(',')) alone.set(lookupKey(written), skillOf(first).name);
}
// The taxonomy adds what the lists above don't have.
for (const group of [workSkills, productSkills, fieldSkills])
  for (const cell of group.trim().split(/[;\n]/u)) {
    const [first = '', ...others] = cell.split('=');
    const name = first.replace(/^[~?]/u, '');
    for (const written of [name, ...others]) {
      const key = lookupKey(written);
      if (all.has(key) || alone.has(key)) continue;
      const isName = written === name;
      const cues = isName && first !== name ? none : null;
      const capitals = isName && first.startsWith('~') ? name : null;
      all.set(key, { name, key: fold(name), isSoft: false, cues, strangers: none, capitals });
    }
  }

export const spellings: ReadonlyMap<string, Spelling> = all;

/** By first word: the number of words in the longest spelling. */
export const mostWords: ReadonlyMap<string, number> = longestByFirstWord();

function longestByFirstWord(): Map<string, number> {
  const longest = new Map<string, number>();
  for (const key of all.keys()) {
    const words = key.split(' ');
    const [first = ''] = words;
    longest.set(first, Math.max(words.length, longest.get(first) ?? 0));
  }
  return longest;
}

/**
 * The canonical name of a skill in a list, whatever its spelling; unknown skills stay as they are.
 */
export function nameSkillAlone(written: string): string {
  const key = lookupKey(written);
  return all.get(key)?.name ?? alone.get(key) ?? skillOf(written).name;
}

export const skillKeyOf = (written: string) => fold(nameSkillAlone(written));
