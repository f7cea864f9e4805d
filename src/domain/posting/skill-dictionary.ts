import { capitalWords, shortWords, skillWords } from './skill-words.ts';

const readName = (entry: string) => {
  const [written = '', shown = written] = entry.split('=').map((part) => part.trim());
  return { written, shown };
};

/** Display name by lower-case spelling. */
export const anyCase = new Map<string, string>();
for (const line of skillWords.trim().split('\n')) {
  const [name = '', others = ''] = line.split(':');
  const { written, shown } = readName(name);
  for (const word of [written, ...others.split(',')]) {
    if (word.trim() !== '') anyCase.set(word.trim().toLowerCase(), shown);
  }
}

/** Display name of case-sensitive spellings. */
export const exactCase = new Map(
  [...capitalWords, ...shortWords].map(readName).map((name) => [name.written, name.shown]),
);
