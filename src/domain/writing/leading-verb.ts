import { baseOf, verbOfParticiple } from './verb-forms.ts';

/**
 * The base form of a line's first verb; null if it starts with another word. Skips adverbs and
 * auxiliaries: 'Successfully led' gives 'lead', 'Was promoted' gives 'promote'.
 */
export function leadingVerb(line: string): string | null {
  const words = line.toLowerCase().match(/\p{L}[\p{L}-]*/gu) ?? [];
  const [first = '', second = ''] = words;
  const whole = baseOf(first) ?? baseOf(first.replace(/^(?:co|re|pre)-?/u, ''));
  if (whole !== undefined) return whole;
  if (/^(?:was|were|been|got)$/u.test(first))
    return (
      verbOfParticiple(second)?.base ?? (second.endsWith('ed') ? baseOf(second) : null) ?? null
    );
  return first.endsWith('ly') ? (baseOf(second) ?? null) : null;
}
