import { capitalize } from './rewrite-opening.ts';
import type { Wording } from './suggest-opening.ts';
import { baseOf } from './verb-forms.ts';

const small = /^(?:an?|the|in|on|at|for|as|with|by|during|while|this|these|my|our)$/u;

/**
 * Begins a line with a capital; asks where a whole line is in capitals. Names such as 'npm' or
 * 'iOS' stay as they are.
 */
export function suggestCapital(line: string): Wording {
  if (isInCapitals(line)) return null;
  const [first = ''] = /^\p{Ll}+(?=\s)/u.exec(line) ?? [];
  return first !== '' && (small.test(first) || baseOf(first) !== undefined)
    ? capitalize(line)
    : undefined;
}

export function isInCapitals(line: string): boolean {
  const words = line.match(/\p{L}{2,}/gu) ?? [];
  return (
    words.length >= 4 && words.every((word) => word === word.toUpperCase() && /\p{Lu}/u.test(word))
  );
}
