import { ilike, or, type SQL, sql } from 'drizzle-orm';

type Text = Parameters<typeof ilike>[0];

/**
 * Case-insensitive substring search over several texts. Accents match in composed and decomposed
 * form; Işık matches ışık, although the database's lower() ignores the language.
 */
export function containsText(texts: readonly Text[], search: string): SQL | undefined {
  const isTurkish = /[ıİ]/u.test(search);
  const text = isTurkish ? search.replaceAll(/[ıİ]/gu, 'i') : search;
  const spellings = new Set([text, text.normalize('NFC'), text.normalize('NFD')]);
  const patterns = [...spellings].map((each) => `%${each.replace(/[\\%_]/gu, String.raw`\$&`)}%`);
  const dotted = (each: Text) => (isTurkish ? sql`translate(${each}, 'ıİ', 'ii')` : each);
  return or(...texts.flatMap((text) => patterns.map((pattern) => ilike(dotted(text), pattern))));
}
