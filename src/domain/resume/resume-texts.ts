import { isSameValue } from './is-same-value.ts';
import { monthText } from './month-text.ts';
import { present, type Resume } from './resume.ts';

/** One text of a resume with its path: `['experience', '<id>', 'company']`. */
export type ResumeTextField = { path: string[]; text: string };

/** All non-empty texts of a resume, from top to bottom. */
export function resumeTexts(resume: Resume): ResumeTextField[] {
  return textsIn({ ...resume, order: [] }, []);
}

function textsIn(value: unknown, path: string[]): ResumeTextField[] {
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

/**
 * Texts that a document lacks, ignoring line breaks. Months are compared as written in this
 * language.
 */
export function missingIn(
  fields: readonly ResumeTextField[],
  document: string,
  language: string,
): ResumeTextField[] {
  const squeezed = squeeze(document);
  const isThere = (text: string) => squeezed.includes(squeeze(text));
  return fields.filter(({ path, text }) => {
    const field = path.at(-1);
    if (field === 'start' || field === 'end')
      return text !== present && !isThere(monthText(text, language));
    // Pages show URLs without the common prefix.
    if (field === 'url' || field === 'website')
      return !isThere(text.replace(/^https?:\/\//iu, '').replace(/^www\./iu, ''));
    return !text.split('\n').every(isThere) && !isThere(text);
  });
}

/** Texts that differ after a document is parsed back. */
export function missingAgain(fields: readonly ResumeTextField[], again: Resume): ResumeTextField[] {
  const found = resumeTexts(again);
  return fields.filter((field) => !found.some((other) => isSameValue(other, field)));
}

/** Letters and digits only: documents add line breaks, hyphens and spaces freely. */
function squeeze(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '');
}
