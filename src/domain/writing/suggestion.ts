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
  'wording',
] as const;

/** Why a line could be better: each has its own reason, and its own question where only the writer knows the answer. */
export type SuggestionKind = (typeof suggestionKinds)[number];

/** One line that could be better. */
export type Suggestion = {
  kind: SuggestionKind;
  line: ResumeLine;
  /** What could stand there instead, lines apart; null where a fact is missing that only the writer knows. */
  text: string | null;
  by: 'rules' | 'model';
};

/** The same for the same words, so that what was put aside stays aside. */
export function keyOfSuggestion({ kind, line, text }: Suggestion): string {
  return [kind, ...line.path, line.text, text ?? ''].join('\n');
}
