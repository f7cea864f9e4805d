import { type Quote, quoteOf, splitWords, type Word } from './split-text.ts';

const sounds = /^(?:u+m+|u+h+|u+hm+|e+r+m*|h+m+|m+h*m+|a+h+|e+h+)$/u;
/** Said for emphasis or to gain time, whatever is next to them. */
const always = new Set(['basically', 'literally', 'honestly', 'obviously', 'essentially']);
/** Fillers only when a comma or a sentence's edge sets them off. */
const setOff = new Set(['actually', 'right', 'anyway', 'okay', 'ok', 'yeah', 'well', 'so']);

const beforeLikeVerb = new Set(
  `i you we they who people users customers would 'd i'd you'd we'd they'd didn't don't doesn't did do does to
also really feel feels felt look looks looked sound sounds sounded seem seems seemed taste smell smelled act
acts acted much just something anything nothing things stuff exactly more most not behave behaves behaved
work works worked tools languages companies skills frameworks libraries places it's`.split(/\s+/u),
);
const beforeLikeFiller = new Set(
  `was were is are am and but so because be been it's that's there's had have having got for about took spent
then my the a an in of with um uh maybe`.split(/\s+/u),
);
const beforeKindOf = new Set(
  `a an the this that these those what which any some every one another same different new certain first other
my our their its right wrong each no all both two three many special particular`.split(/\s+/u),
);
const beforeYouKnow = new Set(
  `do did if let as would should could when what how who that whether once because until before to can
may might will make lets than`.split(/\s+/u),
);
const afterYouKnow = new Set(
  `what how who why where when whether which the a an that this your my about it them me him her if each
every enough nothing something anything everyone someone`.split(/\s+/u),
);

/** Where a speaker fills a pause: 'um', 'you know', 'like' without comparing or wishing. */
export function findFillers(text: string): Quote[] {
  const words = splitWords(text);
  const found: Quote[] = [];
  for (let at = 0; at < words.length; at++) {
    const length = fillerAt(text, words, at);
    const [first, last] = [words[at], words[at + length - 1]];
    if (length === 0 || !first || !last) continue;
    found.push(quoteOf(text, first.start, last.end));
    at += length - 1;
  }
  return found;
}

/** How many words the filler at this place has; 0 if there is none. */
function fillerAt(text: string, words: readonly Word[], at: number): number {
  const word = words[at];
  if (!word) return 0;
  const [before, next] = [words[at - 1], words[at + 1]];
  const gapBefore = text.slice(before?.end ?? 0, word.start);
  const gapAfter = text.slice(word.end, next?.start ?? text.length);
  const opens = !before || /[.!?\n]/u.test(gapBefore);
  const [commaBefore, commaAfter] = [/[,;…–—-]/u.test(gapBefore), /[,;…–—-]/u.test(gapAfter)];
  const closes = !next || /[.!?\n]/u.test(gapAfter);
  if (sounds.test(word.lower) || always.has(word.lower)) return 1;
  if (word.lower === 'like') {
    if (commaBefore && commaAfter) return 1;
    if (next && (sounds.test(next.lower) || next.lower === 'like')) return 1;
    if (before && sounds.test(before.lower)) return 1;
    if (opens) return commaAfter ? 1 : 0;
    if (!before || beforeLikeVerb.has(before.lower)) return 0;
    if (commaAfter) return 1;
    // 'was like the first' compares; 'was like really slow' does not.
    const compares = /^(?:a|an|the|this|that|those|these|my|our|your|any|every|one)$/u;
    if (beforeLikeFiller.has(before.lower))
      return next &&
        compares.test(next.lower) &&
        /^(?:was|were|is|are|am|be|been|it's|that's|more)$/u.test(before.lower)
        ? 0
        : 1;
    return 0;
  }
  if (word.lower === 'you' && next?.lower === 'know') {
    if (before && beforeYouKnow.has(before.lower) && !commaBefore) return 0;
    const third = words[at + 2];
    const gap = text.slice(next.end, third?.start ?? text.length);
    const ends = !third || /[,.!?;\n]/u.test(gap);
    if (ends) return 2;
    return third && afterYouKnow.has(third.lower) && !commaBefore ? 0 : 2;
  }
  if (word.lower === 'i' && next?.lower === 'mean') {
    const third = words[at + 2];
    const isSetOff = /[,;]/u.test(text.slice(next.end, third?.start ?? text.length));
    if (before && /^(?:what|that|which|do|does|as|if)$/u.test(before.lower)) return 0;
    return isSetOff || opens || commaBefore ? 2 : 0;
  }
  if ((word.lower === 'kind' || word.lower === 'sort') && next?.lower === 'of')
    return before && beforeKindOf.has(before.lower) ? 0 : 2;
  if (
    word.lower === 'or' &&
    next?.lower === 'something' &&
    /^\s*(?:[,.!?;\n]|$)/u.test(text.slice(next.end))
  )
    return 2;
  if (
    word.lower === 'and' &&
    next?.lower === 'stuff' &&
    /^\s*(?:[,.!?;\n]|$)/u.test(text.slice(next.end))
  )
    return 2;
  if (!setOff.has(word.lower)) return 0;
  if (word.lower === 'so') {
    const fillerNext =
      next !== undefined &&
      (sounds.test(next.lower) || /^(?:yeah|basically|like|ok|okay)$/u.test(next.lower));
    return (opens && commaAfter) || fillerNext ? 1 : 0;
  }
  if (word.lower === 'right') return commaBefore && (commaAfter || closes) ? 1 : 0;
  if (word.lower === 'well') return opens && commaAfter ? 1 : 0;
  if (word.lower === 'actually') return (opens || commaBefore) && commaAfter ? 1 : 0;
  if (word.lower === 'yeah') return 1;
  return (opens || commaBefore) && (commaAfter || closes) ? 1 : 0;
}
