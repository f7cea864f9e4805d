import { fold } from '#domain/search/fold.ts';
import { headingWords } from './heading-words.ts';

export type HeadingKind = keyof typeof headingWords;

const keyOf = (text: string) =>
  fold(text)
    .replaceAll(/&|\/|\+/gu, ' and ')
    .replaceAll(/[^a-z- ]/gu, ' ')
    .replaceAll(/[\s-]+/gu, ' ')
    .trim();

const kinds = new Map<string, HeadingKind>();
for (const [kind, words] of Object.entries(headingWords))
  for (const word of words.split(',')) {
    kinds.set(keyOf(word), kind as HeadingKind);
    // 'WORKEXPERIENCE' is what is left of letters that were set wide.
    kinds.set(keyOf(word).replaceAll(' ', ''), kind as HeadingKind);
  }

/** Which section a heading begins, by its words alone; null where they name none. */
export function headingOf(text: string): HeadingKind | null {
  if (text.length > 60 || /[@\d]{2}|[.;!?]$/u.test(text)) return null;
  const key = keyOf(text.replace(/^\s*(?:\d{1,2}|[ivx]{1,4})[.)]\s+/iu, ''));
  return kinds.get(key) ?? kinds.get(key.replace(/^(?:my|the) /u, '')) ?? null;
}

/** The kind of an unlisted heading that names a listed one among its words: 'Selected academic projects 2023'. */
export function headingInside(text: string): HeadingKind | null {
  const key = keyOf(text);
  const found =
    /\b(experience|employment|education|projects?|skills|certifications?|languages|achievements|awards|honou?rs|publications|interests|activities|summary|objective)\b/u.exec(
      key,
    );
  return found === null ? null : (kinds.get(found[0]) ?? null);
}
