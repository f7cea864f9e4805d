import { generalSkills, softSkills } from '#domain/ats/general-skills.ts';
import { industrySkills } from '#domain/ats/industry-skills.ts';
import { lookupKey } from '#domain/ats/lookup-words.ts';
import { techSkills } from '#domain/ats/tech-skills.ts';
import { namesakes, waryNames } from '#domain/ats/wary-names.ts';
import { anyCase, exactCase } from '#domain/posting/skill-dictionary.ts';

/** Whether the lists written by hand know a phrase, or the beginning, middle or end of it. */
export function isCurated(phrase: string): boolean {
  const words = lookupKey(phrase).split(' ');
  return words.some((_, from) =>
    words.some((__, at) => at >= from && known.has(words.slice(from, at + 1).join(' '))),
  );
}

const known = new Set<string>();
for (const spelling of [...anyCase.keys(), ...exactCase.keys()]) known.add(lookupKey(spelling));
for (const list of [techSkills, generalSkills, industrySkills, softSkills, waryNames, namesakes])
  for (const line of list.trim().split('\n')) {
    const [first = '', others = ''] = line.split(':');
    const isWary = list === waryNames || list === namesakes;
    for (const spelling of [...first.split('='), ...(isWary ? [] : others.split(','))])
      known.add(lookupKey(spelling.replace('^', '')));
  }
