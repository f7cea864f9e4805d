import { leadingVerb } from '#domain/writing/leading-verb.ts';
import type { Employer } from './employer-of.ts';
import { formOf, isPlain } from './plain-words.ts';
import { type Spelling, spellings } from './skill-spellings.ts';
import { cueEnds, functionWords } from './term-cues.ts';
import { isNarrowTradeWord, isTradeWord, namesEndingWith } from './trade-words.ts';

type Span = { start: number; end: number };
/** A skill of the dictionary in the text. */
type Known = Span & { isSoft: boolean };
type Token = Span & { text: string; skill: Known | undefined };
/** What stands between two separators, such as one entry of 'payroll, invoicing and tax returns'. */
type Item = { tokens: Token[]; isAfterStop: boolean };
type Placed = {
  run: readonly Token[];
  /** What experience or knowledge is asked of. */
  isObject: boolean;
  /** 'Optional:', 'Tools:' */
  isLabel: boolean;
};
/** A line of a description, and what is known of the whole of it. */
export type TermSource = {
  text: string;
  isRequirement: boolean;
  /** Other lines of the description are marked as requirements. */
  areOthers: boolean;
  skills: readonly Known[];
  /** Words that are always capitalized, in lower case. */
  names: ReadonlySet<string>;
  employer: Employer;
};

const maxWords = 3;
/** Words of a list's item, the term and 'a', 'good' and the like. */
const maxItemWords = maxWords + 1;
/** Names of skills that end with the last word of a term outside the requirements. */
const minEndings = 3;
const word =
  /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:[-'’.+#&][\p{L}\p{N}][\p{L}\p{M}\p{N}]*)*(?:\+{1,2}|#)?/gu;
const separator = /[,;:()[\]/|•·!?–—]|\.(?:\s|$)|\s-\s/u;
const stop = /[.;:!?]/u;
const joiner = /^(?:and|or|und|oder|sowie|bzw|y|e|o|u|et|ou|plus|including|incl)$/iu;

/**
 * Terms of the field that the dictionary lacks, as written, by the forms of their words. Frequency
 * can't tell them from everyday words ('payroll' is more frequent than 'naming'), so a term needs
 * evidence: it is what experience or knowledge is asked of, or stands beside skills in a list, and
 * is written like a name or consists of several words, some of which skills are named with.
 */
export function termsIn(source: TermSource): Map<string, string> {
  const { text, skills } = source;
  const terms = new Map<string, string>();
  if (text === text.toUpperCase()) return terms;
  const cues = cueEnds(text);
  const items = itemsOf(text, tokensOf(text, skills));
  let object: 'english' | 'other' | null = null;
  for (const [at, { tokens: whole, isAfterStop }] of items.entries()) {
    const tokens = withoutVerb(whole, items[at - 1], at === 0 || isAfterStop);
    const from = tokens.findLastIndex(({ start }) => cues.has(start));
    const cue = cues.get(tokens[from]?.start ?? -1) ?? null;
    const goesOn = !isAfterStop && tokens.length <= maxItemWords + 1;
    object = cue ?? (goesOn ? object : null);
    const isShort = tokens.length <= maxItemWords;
    const isListed = isShort && [-2, -1, 1, 2].some((by) => isSkillItem(items[at + by]));
    const placed = object !== null || isListed ? runOf(tokens.slice(Math.max(0, from))) : [];
    const isLabel = text[placed.at(-1)?.end ?? text.length] === ':';
    const isTerm =
      placed.length > 0 &&
      placed.length <= maxWords &&
      (object === 'other'
        ? isLong(placed) && (cue !== null || placed.at(-1) === tokens.at(-1))
        : isTermOf(source, { run: placed, isObject: object !== null, isLabel }));
    const isWhole = source.isRequirement && isNameAlone(text, items, at);
    for (const run of isWhole ? [whole] : isTerm ? [placed] : compoundsIn(tokens, source)) {
      if (run.some((token) => isEmployer(token, source.employer))) continue;
      const key = run.map((token) => formOf(token.text)).join(' ');
      if (!terms.has(key)) terms.set(key, text.slice(run[0]?.start, run.at(-1)?.end));
    }
  }
  return terms;
}

/** 'Nice to have: React': a name of the dictionary that is also a word, with nothing beside it. */
function isNameAlone(line: string, items: readonly Item[], at: number): boolean {
  const [token, ...others] = items[at]?.tokens ?? [];
  return (
    token !== undefined &&
    others.length === 0 &&
    token.skill === undefined &&
    at === items.length - 1 &&
    (at === 0 || /:\s*$/u.test(line.slice(0, token.start))) &&
    /^\p{Lu}/u.test(token.text) &&
    isWrittenLike(token.text, spellings.get(token.text.toLowerCase()))
  );
}

/** 'Excel' is, but 'Basic' is not written like 'BASIC'. */
const isWrittenLike = (text: string, spelling: Spelling | undefined) =>
  spelling !== undefined &&
  !spelling.isSoft &&
  (spelling.capitals === null ||
    [spelling.capitals, spelling.capitals.toUpperCase()].includes(text));

function tokensOf(line: string, skills: readonly Known[]): Token[] {
  return [...line.matchAll(word)].flatMap(({ 0: text, index: start }) => {
    const end = start + text.length;
    const isHashtag = line[start - 1] === '#' && !/\S/u.test(line[start - 2] ?? ' ');
    return isHashtag
      ? []
      : { text, start, end, skill: skills.find((each) => each.start < end && start < each.end) };
  });
}

function itemsOf(line: string, tokens: readonly Token[]): Item[] {
  const items: Item[] = [];
  let last: Token | undefined;
  for (const token of tokens) {
    const gap = line.slice(last?.end ?? 0, token.start);
    const isJoiner = isBetween(token);
    if (last === undefined || separator.test(gap) || isBetween(last))
      items.push({ tokens: [], isAfterStop: stop.test(gap) });
    if (!isJoiner) items.at(-1)?.tokens.push(token);
    last = token;
  }
  return items.filter((item) => item.tokens.length > 0);
}

/**
 * What is done says nothing about with what: 'Leverage payroll', and 'running payroll' after
 * 'setting up and'.
 */
function withoutVerb(
  tokens: readonly Token[],
  before: Item | undefined,
  isStart: boolean,
): Token[] {
  const [first, ...others] = tokens;
  if (first === undefined) return [];
  const last = before?.tokens.at(-1);
  const isVerb =
    first.skill === undefined &&
    (isStart
      ? !isTradeWord(first.text) && leadingVerb(first.text) !== null
      : isGerund(first) && isGerund(last) && last?.skill === undefined);
  return isVerb ? others : [...tokens];
}

const isBetween = ({ text, skill }: Token) => skill === undefined && joiner.test(text);

const isSkillItem = (item: Item | undefined) =>
  item !== undefined &&
  item.tokens.length <= maxItemWords &&
  item.tokens.some(({ skill }) => skill !== undefined && !skill.isSoft);

const isFunction = ({ text, skill }: Token) =>
  skill === undefined && functionWords.has(text.toLowerCase());
const isContent = (token: Token) =>
  token.skill === undefined &&
  !isFunction(token) &&
  !isGlued(token.text) &&
  (isName(token.text) || isAcronym(token.text) || isPlain(token.text));

/** The first words that say something, if the item ends with them or goes on with 'of', 'for'. */
function runOf(tokens: readonly Token[]): Token[] {
  const from = tokens.findIndex((token) => token.skill !== undefined || isContent(token));
  if (from < 0) return [];
  const rest = tokens.slice(from);
  const to = rest.findIndex((token) => !isContent(token));
  const next = rest[to];
  return next === undefined ? rest : isFunction(next) ? rest.slice(0, to) : [];
}

/** 'HDInsight', 'macOS', 'I2C': no everyday word is written so. */
const isName = (text: string) =>
  /^(?:\p{Ll}{1,3}\p{Lu}[\p{L}\p{N}]+|\p{Lu}+\p{Ll}+\p{Lu}[\p{L}\p{N}]*|(?=.*\p{N})(?=.*\p{Lu})[\p{Lu}\p{N}][\p{L}\p{N}-]+)$/u.test(
    text,
  );
/** Two words that lost the line break between them: 'telemetrySQL', 'JavaPassion', not 'OpenXR'. */
function isGlued(text: string): boolean {
  const [, one = '', two = ''] =
    /^(\p{L}?\p{Ll}{2,})(\p{Lu}\p{Ll}{3,}|\p{Lu}{2,})$/u
      .exec(text)
      ?.map((each) => each.toLowerCase()) ?? [];
  return (
    two !== '' && ((spellings.has(one) && spellings.has(two)) || (two.length > 3 && !isPlain(two)))
  );
}
const isAcronym = (text: string) => /^\p{Lu}{3,6}s?$/u.test(text);

const isLong = (run: readonly Token[]) => run.every(({ text }) => text.length > 3);

/** Whether what experience is asked of, or a list's item, is a term. */
function isTermOf(
  { isRequirement, names }: TermSource,
  { run, isObject, isLabel }: Placed,
): boolean {
  if (run.some(({ text }) => isName(text) || (isRequirement && isAcronym(text)))) return true;
  const isUnknownName = ({ text, start }: Token) =>
    start > 0 &&
    /^\p{Lu}/u.test(text) &&
    names.has(text.toLowerCase()) &&
    !isTradeWord(text) &&
    // The dictionary knows it and found it isn't meant as a skill here.
    !spellings.has(text.toLowerCase());
  if (isRequirement && !isLabel && run.every(isUnknownName)) return true;
  const isTrade = isObject
    ? run.some(({ text }) => isTradeWord(text))
    : isTradeWord(run.at(-1)?.text ?? '');
  return run.length > 1 && isTrade;
}

/**
 * Several words that are a term anywhere in a line, because skills are named with each of them and
 * end with the last: 'incident detection', but not 'early detection'.
 */
function compoundsIn(
  tokens: readonly Token[],
  { isRequirement, areOthers }: TermSource,
): Token[][] {
  if (!isRequirement && areOthers) return [];
  const least = isRequirement ? 1 : minEndings;
  const runs: Token[][] = [];
  for (let from = 0; from < tokens.length;) {
    const rest = tokens.slice(from);
    const length = rest.findIndex((token) => !isContent(token));
    const run = length < 0 ? rest : rest.slice(0, length);
    const [before, after] = [tokens[from - 1], tokens[from + run.length]];
    from += run.length + 1;
    const first = run.findLastIndex(({ text }) => !isTradeWord(text)) + 1;
    const own = run.slice(first).slice(isGerund(run[first]) ? 1 : 0);
    const isCut = (own.length === run.length && before?.skill) || (after && !isFunction(after));
    const endings = namesEndingWith(own.at(-1)?.text ?? '');
    const isWide = !own.some(({ text }) => isNarrowTradeWord(text));
    if (own.length > 1 && own.length <= maxWords && !isCut && !isWide && endings >= least)
      runs.push(own);
  }
  return runs;
}

const isGerund = (token: Token | undefined) => token !== undefined && token.text.endsWith('ing');

function isEmployer({ text }: Token, { words }: Employer): boolean {
  const written = text.toLowerCase().replace(/['’]s$/u, '');
  return words.has(written) && (/^\p{Lu}/u.test(text) || !isTradeWord(written));
}
