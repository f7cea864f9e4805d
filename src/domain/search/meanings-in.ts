import { longestSpelling, type Meaning, spell, spellings, tokensOf } from './spellings.ts';

const aboutWork =
  /^(?:developers?|engineers?|programmers?|programming|development|engineering|backend|frontend|fullstack|architect|lead|senior|junior|intern|internship|trainee|consultant|scientist|analyst|language|sr|jr)$/iu;

/** Skills and occupations named in a title, in any spelling. */
export function meaningsIn(title: string): Meaning[] {
  const found = new Set<Meaning>();
  const tokens = tokensOf(title);
  for (let at = 0; at < tokens.length;) {
    const { meaning, length } = meaningAt(tokens, at);
    if (meaning !== undefined && counts(meaning, title, tokens, at)) found.add(meaning);
    at += length;
  }
  return [...found];
}

type Token = { text: string; start: number; end: number };

/** The longest known spelling that starts at this word. */
export function meaningAt(
  tokens: readonly Pick<Token, 'text'>[],
  at: number,
): { meaning: Meaning | undefined; length: number } {
  for (let length = Math.min(longestSpelling, tokens.length - at); length > 0; length--) {
    const words = tokens.slice(at, at + length).map(({ text }) => text);
    const meaning = spellings.get(spell(words.join(' ')));
    if (meaning !== undefined) return { meaning, length };
  }
  return { meaning: undefined, length: 1 };
}

const isSkill = (word: string) => typeof spellings.get(spell(word))?.skill === 'string';

function counts(meaning: Meaning, title: string, tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (meaning.written === null || token === undefined) return true;
  if (token.text !== meaning.written) return false;
  if (!meaning.isExact) return true;
  // Single letters and 'Go' are languages only next to job terms, and never in 'Go-to-market'.
  const isJoined =
    /[-–'’]/u.test(title[token.end] ?? '') || /[-–'’]/u.test(title[token.start - 1] ?? '');
  const beside = [tokens[at - 1], tokens[at + 1]].map((each) => each?.text ?? '');
  const isListed = /^\s*[/,|)]|^\s*$/u.test(title.slice(token.end));
  return (
    !isJoined &&
    (beside.some((word) => aboutWork.test(word) || isSkill(word)) ||
      (isListed && at > 0 && aboutWork.test(tokens[0]?.text ?? '')))
  );
}
