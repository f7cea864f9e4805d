type Texts = { [key: string]: string | Texts };

/** The texts of some areas, from their files, for a component that is rendered without a page. */
export function flatTexts(areas: Record<string, Texts>) {
  return Object.entries(areas).map(([area, texts]) => ({
    [area]: Object.fromEntries(flat(texts)),
  }));
}

const flat = (texts: Texts, before = ''): [string, string][] =>
  Object.entries(texts).flatMap(([key, text]): [string, string][] =>
    typeof text === 'string' ? [[before + key, text]] : flat(text, `${before}${key}.`),
  );
