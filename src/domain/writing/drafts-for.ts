import { blankFor } from './blanks.ts';
import type { ResumeLine } from './resume-line.ts';
import { capitalize, rewriteOpening } from './rewrite-opening.ts';
import { isInCapitals } from './suggest-capital.ts';
import { suggestFromNoun } from './suggest-from-noun.ts';
import { suggestTense } from './suggest-opening.ts';
import type { Suggestion } from './suggestion.ts';
import { findWeakOpener } from './weak-openers.ts';

/**
 * Wordings to choose from where a line needs a fact that only the writer knows. Each has a gap for
 * the fact, or holds only if the writer did the work alone; none is applied without being chosen.
 */
export function draftsFor({ kind, line, text }: Suggestion): string[] {
  if (text !== null) return [];
  const drafts = {
    'no-result': () => withResults(line.text),
    'weak-verb': () => [ownWork(line)],
    pronoun: () => [withoutWe(line)],
    tense: () => [rewriteOpening(line.text, ['past'], 'base')],
    capitals: () => [isInCapitals(line.text) ? inSentenceCase(line.text) : undefined],
    'asks-for-work': () => [
      `${capitalize(blankFor('what you are'))} who ${blankFor('what you do best')}. ${blankFor('one result with a number')}`,
    ],
  } as Partial<Record<Suggestion['kind'], () => (string | null | undefined)[]>>;
  const wordings = drafts[kind]?.() ?? [];
  return wordings
    .filter((draft) => typeof draft === 'string')
    .filter((draft) => draft !== line.text);
}

function withResults(line: string): string[] {
  const stem = line.replace(/[\s.;,]+$/u, '');
  return [
    `${stem}, for ${blankFor('how many people')}`,
    `${stem}, which cut ${blankFor('what')} from ${blankFor('before')} to ${blankFor('after')}`,
    `${stem}, ${blankFor('how often')} over ${blankFor('how long')}`,
  ];
}

/** 'Helped with organizing a fair' as work of one's own: 'Organized a fair'. */
function ownWork({ text, isOver }: ResumeLine): string | null | undefined {
  const weak = findWeakOpener(text);
  if (weak === undefined) return undefined;
  const form = isOver === false ? 'base' : 'past';
  const rest = capitalize(
    weak.rest.replace(/^(?:in|with|to|the)\s+(?=\p{L}+(?:ing|ment|ion)\b)/iu, ''),
  );
  return (
    rewriteOpening(rest, ['gerund'], form) ??
    rewriteOpening(rest, ['base'], form) ??
    suggestFromNoun(rest, isOver)
  );
}

function withoutWe({ text, isOver }: ResumeLine): string | null | undefined {
  const [lead] = /^(?:we|i and my \p{L}+|my team and i)\s+(?:have\s+)?(?=\p{L})/iu.exec(text) ?? [];
  if (lead === undefined) return undefined;
  const rest = capitalize(text.slice(lead.length));
  return suggestTense(rest, isOver) ?? rest;
}

/** Short words in capitals and words with digits are taken for abbreviations. */
function inSentenceCase(line: string): string {
  const lower = line.replaceAll(
    /(?<![\p{L}\p{N}])\p{Lu}{5,}(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])(?:A|AN|THE|AND|OR|OF|IN|ON|AT|FOR|TO|BY|AS|WITH|FROM)(?![\p{L}\p{N}])/gu,
    (word) => word.toLowerCase(),
  );
  return capitalize(lower);
}
