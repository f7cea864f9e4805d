import type { AnswerLine } from '#domain/assistant/answer-line.ts';
import { fold } from '#domain/search/fold.ts';
import type { Ctx } from '#server/context.ts';
import type { Format } from '#texts/format.ts';
import type { Translate } from '#texts/translate.ts';

/** A message, and all that an answer to it needs. */
export type AnswerContext = {
  ctx: Ctx;
  message: string;
  t: Translate;
  format: Format;
};

/** Reads records as the asking student and states them. */
export type Answer = (context: AnswerContext) => Promise<AnswerLine[]> | AnswerLine[];

/** Records shown in one answer. */
export const maxRecordsShown = 5;

export const plain = (text: string): AnswerLine => ({ text, to: null, label: null });
export const linked = (text: string, to: string, label: string): AnswerLine => ({
  text,
  to,
  label,
});
/** A line that is a link as a whole. */
export const record = (text: string, to: string): AnswerLine => ({ text, to, label: null });

export const student = '/student-dashboard';

const general = new Set(
  'the and for inc ltd limited pvt private company technologies technology solutions services labs group india global systems software'.split(
    ' ',
  ),
);
const wordsOf = (text: string) => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Whether a message names a company or topic: by a word of its name, or by its initials. */
export function isNamed(message: string, name: string): boolean {
  const messageWords = new Set(wordsOf(message));
  const words = wordsOf(name);
  const initials = words.map(([first]) => first).join('');
  return (
    words.some((word) => word.length > 2 && !general.has(word) && messageWords.has(word)) ||
    (initials.length > 2 && messageWords.has(initials))
  );
}
