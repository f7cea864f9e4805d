import { expect, test } from 'vitest';

type Texts = { [key: string]: string | Texts };
const files = import.meta.glob<{ default: { parts: Texts } }>(
  '../../../../content/locales/*/match.json',
  { eager: true },
);
const addresses =
  /\b(?:you|your|yours|Sie|Ihre?[mnrs]?|tú|tus?|prefieres|vous|vos|votre)\b|[你您]/u;

const linesOf = (texts: Texts): string[] =>
  Object.values(texts).flatMap((text) => (typeof text === 'string' ? [text] : linesOf(text)));

test.each(Object.entries(files))(
  'CO-04 %s explains a match without “you”, because companies read it, too',
  (_, { default: { parts } }) => {
    // Only the student sees how to raise the match.
    const { raise, ...shared } = parts;
    expect(linesOf(shared).filter((line) => addresses.test(line))).toEqual([]);
    expect(raise).toBeDefined();
  },
);
