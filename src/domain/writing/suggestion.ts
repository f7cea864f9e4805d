import type { ResumeLine } from './resume-line.ts';

export const suggestionKinds = [
  'pronoun',
  'weak-verb',
  'passive',
  'tense',
  'filler',
  'too-long',
  'repeated-verb',
  'cliche',
  'asks-for-work',
  'no-result',
  'capitals',
  'wording',
] as const;

/**
 * Why a line could be better. Each kind has its own explanation, and a question for when only the
 * writer knows the answer.
 */
export type SuggestionKind = (typeof suggestionKinds)[number];

/** A line that could be better. */
export type Suggestion = {
  kind: SuggestionKind;
  line: ResumeLine;
  /**
   * The proposed lines, separated by line breaks; null when a fact is missing that only the writer
   * knows.
   */
  text: string | null;
  by: 'rules' | 'model';
};

/** Stable for the same text, so that dismissed suggestions stay dismissed. */
export function keyOfSuggestion({ kind, line, text }: Suggestion): string {
  return [kind, ...line.path, line.text, text ?? ''].join('\n');
}
