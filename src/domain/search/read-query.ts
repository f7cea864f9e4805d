import { fold } from './fold.ts';
import { meaningAt } from './meanings-in.ts';
import { maxQueryLength, type SearchNotice } from './search.ts';
import { placeMark, tokensOf } from './spellings.ts';
import { stopWords } from './title-words.ts';
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

/** 'java not javascript', outside quotes. */
const inWords =
  /(?<=\S\s)(?:not|except|excluding)\s+(?=[.\p{L}\p{N}])(?=(?:[^"]*"[^"]*")*[^"]*$)/giu;
/** Words that every search for jobs means. */
const everyJob =
  /^(?:jobs?|vacanc(?:y|ies)|openings?|stellen(?:angebote)?|emplois?|empleos?|ofertas?)$/iu;

/** Parses a search query: words, "phrases", -exclusions. Accepts any input. */
export function readQuery(typed: string): ParsedQuery {
  const whole = typed.replaceAll('\u0000', ' ').toWellFormed().replaceAll(/[“”„]/gu, '"').trim();
  const text = whole.slice(0, maxQueryLength.read).toWellFormed().replaceAll(inWords, '-');
  const terms: Term[] = [];
  let run: { text: string }[] = [];
  const endRun = (isLast: boolean) => {
    terms.push(...termsOf(run, isLast));
    run = [];
  };
  for (const { groups = {} } of text.matchAll(piece)) {
    const { not, phrase, word = '' } = groups;
    if (phrase !== undefined) {
      endRun(false);
      terms.push(...phraseOf(phrase, not !== undefined));
    } else if (/^-[.\p{L}\p{N}]/u.test(word)) {
      endRun(false);
      terms.push(...phraseOf(word.slice(1), true, false));
    } else run.push(...tokensOf(word));
  }
  endRun(whole.length <= maxQueryLength.read && /[\p{L}\p{N}]$/u.test(typed.toWellFormed()));
  const isEvery = ({ text: word, isExcluded }: Term) => !isExcluded && everyJob.test(word);
  if (terms.some((term) => !term.isExcluded && !isEvery(term)))
    terms.splice(0, terms.length, ...terms.filter((term) => !isEvery(term)));
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
      forms: meaning === undefined ? [...queryForms(text), ...asOne, placeMark(fold(text))] : [],
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
      forms: isQuoted || isWhole ? [] : queryForms(text),
      isExcluded,
      isOpen: false,
    },
  ];
}
