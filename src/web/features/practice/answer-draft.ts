import { hashOf } from '#domain/hash-of.ts';
import { maxAnswerLength } from '#domain/practice/practice-limits.ts';
import { readStoredJson, writeStored } from '#web/lib/browser-storage.ts';

type Text = { text: string; seconds: number | null };

/** An answer that the server hasn't confirmed, the version it is based on, and what was sent of it. */
export type AnswerDraft = Text & { version: number; unconfirmed: string[] };

/** Tells answers apart at a fraction of their size. */
export const digestOf = ({ text, seconds }: Text) =>
  `${text.length} ${hashOf(text)} ${seconds ?? ''}`;

/** Keeps it in this tab, where the browser has room for it; the server has it only a moment later. */
export function keepDraft(key: string | undefined, draft: AnswerDraft): void {
  if (key !== undefined) writeStored('session', key, JSON.stringify(draft));
}

export function readKeptDraft(key: string | undefined): AnswerDraft | null {
  const draft = readStoredJson('session', key ?? '') as AnswerDraft | null;
  const isWhole =
    typeof draft?.text === 'string' &&
    draft.text.length <= maxAnswerLength &&
    Number.isInteger(draft.version) &&
    Array.isArray(draft.unconfirmed);
  return isWhole ? draft : null;
}
