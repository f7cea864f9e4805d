import { placeWordMark } from '#domain/place/place-words.ts';
import { fold } from './fold.ts';
import { meaningAt } from './meanings-in.ts';
import { maxQueryLength, type SearchNotice } from './search.ts';
import { longestSpelling, tokensOf } from './spellings.ts';
import { excludingWords, jobWords, lastJobWords, stopWords } from './title-words.ts';
import { joinedForms, pairMarks, queryForms } from './word-forms.ts';

/** A required or excluded term. */
export type Term = {
  /** As typed, for display. */
  text: string;
  /** A phrase of consecutive words; null when only the lexeme matters. */
  words: string | null;
  /** An alternative lexeme: a skill, occupation or location. */
  mark: string | null;
  /** Further alternatives: the word's stems in other languages than English. */
  forms: string[];
  isExcluded: boolean;
  /** A prefix: the user may still be typing. */
  isOpen: boolean;
};

export type ParsedQuery = { terms: Term[]; notice: SearchNotice | null };

const maxTerms = 20;
const piece = /(?<not>(?<![^\s])-)?"(?<phrase>[^"]*)(?:"|$)|(?<word>[^\s"]+)/gu;

type Piece = { text: string; isQuoted: boolean; isExcluded: boolean };

/** Parses a search query: words, "phrases", -exclusions. Accepts any input. */
export function readQuery(typed: string): ParsedQuery {
  const whole = typed.replaceAll('\u0000', ' ').toWellFormed().replaceAll(/[“”„]/gu, '"').trim();
  const all = piecesOf(whole.slice(0, maxQueryLength.read).toWellFormed());
  const pieces = withoutJobWords(all);
  const isTyping =
    whole.length <= maxQueryLength.read &&
    pieces.at(-1) === all.at(-1) &&
    /[\p{L}\p{N}]$/u.test(typed.toWellFormed());
  const terms: Term[] = [];
  for (let at = 0; at < pieces.length;) {
    const { text, isQuoted, isExcluded } = pieces[at] as Piece;
    at += 1;
    if (isQuoted || isExcluded) {
      terms.push(...phraseOf(text, isExcluded, isQuoted));
      continue;
    }
    const run = tokensOf(text);
    for (; isPlain(pieces[at]); at += 1) run.push(...tokensOf(pieces[at]?.text ?? ''));
    terms.push(...termsOf(run, isTyping && at === pieces.length));
  }
  const hasIncluded = terms.some(({ isExcluded }) => !isExcluded);
  const notice =
    whole !== '' && terms.length === 0
      ? 'nothing-to-search'
      : whole.length > maxQueryLength.read
        ? 'too-long'
        : null;
  return {
    terms: (hasIncluded ? terms : terms.filter((term) => term.isExcluded)).slice(0, maxTerms),
    notice,
  };
}

const isPlain = (found: Piece | undefined) =>
  found !== undefined && !found.isQuoted && !found.isExcluded;

const isSearched = (word: string) => tokensOf(word).some(({ text }) => !stopWords.has(fold(text)));

function piecesOf(text: string): Piece[] {
  const found = [...text.matchAll(piece)].map(({ groups = {} }) => groups);
  const pieces: Piece[] = [];
  // After 'not': excludes what comes next, skipping 'in' and 'the'.
  let isNext = false;
  for (let at = 0; at < found.length; at += 1) {
    const { not, phrase, word = '' } = found[at] ?? {};
    if (phrase !== undefined) {
      pieces.push({ text: phrase, isQuoted: true, isExcluded: isNext || not !== undefined });
      isNext = false;
    } else if (/^-[.\p{L}\p{N}]/u.test(word)) {
      pieces.push({ text: word.slice(1), isQuoted: false, isExcluded: true });
      isNext = false;
    } else if (
      excludingWords.has(word.toLowerCase()) &&
      pieces.some((each) => !each.isExcluded && isSearched(each.text))
    ) {
      isNext = true;
    } else if (!isNext) {
      pieces.push({ text: word, isQuoted: false, isExcluded: false });
    } else if (isSearched(word)) {
      const words = longestMeaning(
        found.slice(at, at + longestSpelling).map((each) => each['word']),
      );
      pieces.push({ text: words.join(' '), isQuoted: false, isExcluded: true });
      at += words.length - 1;
      isNext = false;
    }
  }
  return pieces;
}

/** The first words that together mean a skill, an occupation or a place; otherwise the first. */
function longestMeaning(found: readonly (string | undefined)[]): string[] {
  const end = found.indexOf(undefined);
  const words = found.slice(0, end < 0 ? found.length : end).filter((word) => word !== undefined);
  for (let count = words.length; count > 1; count -= 1) {
    const tokens = tokensOf(words.slice(0, count).join(' '));
    const { meaning, length } = meaningAt(tokens, 0);
    if (meaning !== undefined && length === tokens.length) return words.slice(0, count);
  }
  return words.slice(0, 1);
}

/** Leaves out 'jobs in' and 'jobs' at either end, unless nothing else is searched for. */
function withoutJobWords(pieces: Piece[]): Piece[] {
  const isJobs = (at: number, also: ReadonlySet<string> = jobWords) => {
    const found = pieces.at(at);
    const word = found?.text.toLowerCase() ?? '';
    return isPlain(found) && (jobWords.has(word) || also.has(word));
  };
  let [start, end] = [0, pieces.length];
  while (start < end && isJobs(start)) start += 1;
  while (end > start && isJobs(end - 1, lastJobWords)) end -= 1;
  const rest = pieces.slice(start, end);
  return rest.some((each) => !each.isExcluded && isSearched(each.text)) ? rest : pieces;
}

const lexeme = { words: null, forms: [], isExcluded: false, isOpen: false };

function termsOf(run: readonly { text: string }[], isLast: boolean): Term[] {
  const terms: Term[] = [];
  for (let at = 0; at < run.length;) {
    const { meaning, length } = meaningAt(run, at);
    const text = run
      .slice(at, at + length)
      .map((each) => each.text)
      .join(' ');
    at += length;
    if (meaning === undefined && stopWords.has(fold(text))) continue;
    const pairs = meaning === undefined ? pairMarks(text) : [];
    if (pairs.length > 0) {
      terms.push(...pairs.map((mark) => ({ ...lexeme, text, mark })));
      continue;
    }
    const isOpen = isLast && at === run.length && meaning === undefined && text.length > 1;
    const start = at - length;
    const asOne = [
      ...(start > 0 ? joinedForms(`${run[start - 1]?.text} ${run[start]?.text}`) : []),
      ...(at < run.length ? joinedForms(`${run[at - 1]?.text} ${run[at]?.text}`) : []),
    ];
    terms.push({
      text,
      words: meaning?.isExact === true ? null : text,
      mark: meaning?.mark ?? null,
      // 'data scientist berlin': a city on no list.
      forms:
        meaning === undefined ? [...queryForms(text), ...asOne, placeWordMark(fold(text))] : [],
      isExcluded: false,
      isOpen,
    });
  }
  return terms;
}

/**
 * A phrase of consecutive words; one that spells a skill matches only that skill. Without quotes,
 * occupations and locations match under all their names.
 */
function phraseOf(phrase: string, isExcluded: boolean, isQuoted = true): Term[] {
  const tokens = tokensOf(phrase);
  if (tokens.length === 0) return [];
  const { meaning, length } = meaningAt(tokens, 0);
  const isWhole =
    meaning !== undefined &&
    length === tokens.length &&
    (!isQuoted || typeof meaning.skill === 'string');
  const text = tokens.map((each) => each.text).join(' ');
  const pairs = meaning === undefined ? pairMarks(text) : [];
  // What lacks one of several pairs can't be told from what lacks all of them.
  if (pairs.length === 1 || (pairs.length > 1 && !isExcluded))
    return pairs.map((mark) => ({ ...lexeme, text, mark, isExcluded }));
  if (!isWhole && tokens.every((each) => stopWords.has(fold(each.text)))) return [];
  return [
    {
      text,
      words: isWhole && meaning.isExact ? null : text,
      mark: isWhole ? meaning.mark : null,
      forms: isQuoted || isWhole ? [] : [...queryForms(text), placeWordMark(fold(text))],
      isExcluded,
      isOpen: false,
    },
  ];
}
