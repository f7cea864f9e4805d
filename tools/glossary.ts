import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The closed lists of docs/glossary.md: the first column of each table under its heading. */
export function readGlossary(root: string) {
  const text = readFileSync(path.join(root, 'docs/glossary.md'), 'utf8');
  return {
    nouns: wordsUnder(text, 'Nouns'),
    parts: wordsUnder(text, 'Parts of a noun'),
    verbs: wordsUnder(text, 'Verbs'),
    storeVerbs: wordsUnder(text, 'Store verbs'),
  };
}

function wordsUnder(text: string, heading: string): Set<string> {
  const section = text.split(/^## /mu).find((part) => part.startsWith(`${heading}\n`));
  const rows = [...(section ?? '').matchAll(/^\| ([a-z-]+) \|/gmu)].map((match) => match[1] ?? '');
  const words = new Set(rows.filter((word) => word !== 'verb'));
  if (words.size === 0) throw new Error(`docs/glossary.md has no table under '## ${heading}'`);
  return words;
}
