import { postingKindKey } from '#domain/posting/posting-kind-key.ts';
import { useTexts } from './texts.tsx';

/** A posting's type, level or category in the reader's language; a company's own words stay. */
export function usePostingKind() {
  const t = useTexts();
  return (word: string) => {
    const key = `posting-kind.${postingKindKey(word)}`;
    return t.has(key) ? t(key as 'posting-kind.lead') : word;
  };
}
