import { isSameValue } from './is-same-value.ts';
import { monthText } from './month-text.ts';
import { present, type Resume } from './resume.ts';

/** One text that a resume says, and where: `['experience', '<id>', 'company']`. */
export type ToldField = { path: string[]; text: string };

/** All texts that a resume says, from top to bottom. */
export function toldFields(resume: Resume): ToldField[] {
  return textsIn({ ...resume, order: [] }, []);
}

function textsIn(value: unknown, path: string[]): ToldField[] {
  if (typeof value === 'string') return value.trim() === '' ? [] : [{ path, text: value.trim() }];
  if (Array.isArray(value)) {
    return value.flatMap((item: { id?: string }, at) =>
      textsIn(item, [...path, item.id ?? String(at)]),
    );
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    key === 'id' ? [] : textsIn(part, [...path, key]),
  );
}

/** The texts that a document does not say again, whatever its line breaks. Months count as they are written in this language. */
export function missingIn(
  told: readonly ToldField[],
  document: string,
  language: string,
): ToldField[] {
  const squeezed = squeeze(document);
  const isThere = (text: string) => squeezed.includes(squeeze(text));
  return told.filter(({ path, text }) => {
    const field = path.at(-1);
    if (field === 'start' || field === 'end')
      return text !== present && !isThere(monthText(text, language));
    // Addresses stand on the page without what every address begins with.
    if (field === 'url' || field === 'website')
      return !isThere(text.replace(/^https?:\/\//iu, '').replace(/^www\./iu, ''));
    return !text.split('\n').every(isThere) && !isThere(text);
  });
}

/** The texts that a resume that was read again says otherwise. */
export function missingAgain(told: readonly ToldField[], again: Resume): ToldField[] {
  const found = toldFields(again);
  return told.filter((field) => !found.some((other) => isSameValue(other, field)));
}

/** Letters and digits alone: a document breaks lines, hyphens and spaces as it needs. */
function squeeze(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '');
}
