import { capitalize } from './rewrite-opening.ts';
import { isInCapitals } from './suggest-capital.ts';
import type { Wording } from './suggest-opening.ts';
import { verbOfNoun } from './verb-nouns.ts';

const opening = /^(?:the\s+)?(\p{L}+)((?:\s+(?:and|&)\s+\p{L}+)?)\s+of\s+(?=\S)/iu;
/** After these, the noun is what something is about, not what was done. */
const finite = /\b(?:is|are|was|were|has|have|had|can|will)\b/iu;

/**
 * Rewrites what was done as a noun: 'Development of a website' becomes 'Developed a website',
 * 'Design and testing of valves' becomes 'Designed and tested valves'.
 */
export function suggestFromNoun(line: string, isOver: boolean | null): Wording {
  const [whole, first = '', second = ''] = opening.exec(line) ?? [];
  if (whole === undefined || isInCapitals(line)) return undefined;
  const [, joint = '', other = ''] = /^(\s+(?:and|&)\s+)(\p{L}+)$/iu.exec(second) ?? [];
  const verbs = [first, other].filter(Boolean).map(verbOfNoun);
  if (verbs.some((verb) => verb === undefined)) return undefined;
  const rest = line.slice(whole.length);
  if (finite.test(rest)) return undefined;
  const form = isOver === false ? 'base' : 'past';
  return capitalize(verbs.map((verb) => verb?.[form]).join(joint) + ' ' + rest);
}
