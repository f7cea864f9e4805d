import { placeNames } from '#domain/place/place-of.ts';
import { extractSkills } from '#domain/posting/extract-skills.ts';
import type { PostingLevel, PostingType } from '#domain/posting/posting.ts';
import { fold } from '#domain/search/fold.ts';
import { deadlineDays } from '#domain/search/search.ts';
import { elided, stem, stemsIn } from './stem.ts';
import { type Topic, topicWords } from './topic-words.ts';

export type JobSearch = {
  words: string;
  place: string;
  isRemote: boolean;
  types: PostingType[];
  levels: PostingLevel[];
  /** Lakhs of rupees a year. */
  salaryMin: number | null;
};

const kinds: readonly [pattern: RegExp, type: PostingType][] = [
  [
    /\bint(?:er|re)?nships?\b|\binterns?\b|\bpraktik(?:um|a)\b|\bpasant[ií]as?\b|\bpr[aá]cticas\b|(?<=\b(?:un|des?|en|les?|quels?|mon)\s)stages?\b|实习生?/giu,
    'Internship',
  ],
  [/\bpart[ -]?time\b/giu, 'Part-time'],
  [/\bfull[ -]?time\b/giu, 'Full-time'],
  [/\bcontract(?:ual)?\b|\bfreelance\b/giu, 'Contract'],
];
const remote = /远程|\b(?:(?:fully )?remote(?:ly)?|work(?:ing)? from home|from home|wfh)\b/giu;
const entry = /\b(?:freshers?|entry[ -]level|no experience|new graduates?|graduates?)\b/giu;
const senior = /\bsenior(?:[ -]level)?\b/giu;
const pay =
  /(?:\b(?:above|over|more than|at least|min(?:imum)?|paying)\s+)?\b(\d{1,3})\s*\+?\s*(?:lpa|lakhs?|lacs?)\b(?:\s+per annum)?/iu;

/** Topics whose words say that jobs are meant, but not which. */
const sayNothing: readonly Topic[] = [
  'job',
  'jobless',
  'find',
  'recommend',
  'new',
  'posted',
  'me',
  'apply',
  'close',
  'soon',
  'how',
];
const small =
  'a an the in at on near around for of to with and or is are be there some do does did you your u i im am m please pls plz give get got all hey hi who which what where when can could would should will it that this these those about as by from like mai mein me ka ki ke hai hain koi chahiye hiring good available currently right now anything something someone person people tell team company companies firm based only also more than above below under der das ein eine einen als im für und gibt es el la los las un una de del en para como y hay qué le les des du une dans pour comme au à et que quelles quels';
const nothing = new Set(
  stemsIn([...sayNothing.map((topic) => topicWords[topic].replaceAll('~', ' ')), small].join(' ')),
);
/**
 * Chinese has no spaces: words that say nothing are cut out of the text, the longest first. Single
 * characters stay, except these few, because others are parts of words: 新 of 新能源.
 */
const chinese = '有没有 有什么 有哪些 哪些 哪里有 哪里 什么 帮我 给我 可以 我想';
const chineseWords = [...sayNothing.map((topic) => topicWords[topic]), chinese]
  .flatMap((text) => text.match(/\p{sc=Han}{2,}/gu) ?? [])
  .toSorted((one, other) => other.length - one.length);
const chineseNothing = new RegExp(`${chineseWords.join('|')}|[的吗呢了我找]`, 'gu');
const maxPlaceLength = 3;
const shortestPlace = 4;
const places = new Set(placeNames().map(([name]) => name));

/** The job search that a message describes in plain words. */
export function readJobSearch(message: string): JobSearch {
  let rest = message;
  const take = (pattern: RegExp): RegExpExecArray | null => {
    const found = new RegExp(pattern.source, pattern.flags.replace('g', '')).exec(rest);
    if (found) rest = rest.replace(pattern, ' ');
    return found;
  };
  const types = kinds.flatMap(([pattern, type]) => (take(pattern) ? [type] : []));
  const isRemote = take(remote) !== null;
  const levels: PostingLevel[] = [
    ...(take(entry) ? ['Entry Level' as const] : []),
    ...(take(senior) ? ['Senior' as const] : []),
  ];
  const [, lakhs] = take(pay) ?? [];
  const words =
    rest
      .replaceAll(chineseNothing, ' ')
      .replaceAll(elided, ' ')
      .match(/[\p{L}\p{N}.+#][\p{L}\p{M}\p{N}.+#&'’/-]*/gu) ?? [];
  const place = takePlace(words);
  const keywords = words
    .map((word) => word.replace(/[.'’/-]+$/u, ''))
    .filter((word) => word !== '' && !nothing.has(stem(fold(word))));
  return {
    words: keywords.join(' '),
    place,
    isRemote,
    types,
    levels,
    salaryMin: lakhs === undefined ? null : Number(lakhs),
  };
}

/** Removes the first place from the words, with the preposition before it. */
function takePlace(words: string[]): string {
  for (let at = 0; at < words.length; at++) {
    const before = fold(words[at - 1] ?? '');
    const isAfterIn = /^(?:in|near|around|at|from)$/u.test(before);
    for (let length = maxPlaceLength; length > 0; length--) {
      const name = words
        .slice(at, at + length)
        .join(' ')
        .replace(/[.,'’]+$/u, '');
      const isLong = name.length >= shortestPlace || isAfterIn;
      if (at + length > words.length || !isLong || !places.has(fold(name))) continue;
      words.splice(at, length);
      return name;
    }
  }
  return '';
}

const unfiltered = { isRemote: false, types: [], levels: [], salaryMin: null };

/**
 * Searches with fewer conditions, for one that finds nothing: all words, then only the skills;
 * without words the kind of job and the place.
 */
export function widerThan(search: JobSearch): JobSearch[] {
  const { words, place, types } = search;
  const skills = extractSkills(words).join(' ');
  const wider =
    words === ''
      ? [
          { ...unfiltered, types, words, place },
          { ...unfiltered, types, words, place: '' },
        ].filter((each) => each.types.length > 0)
      : [
          { ...unfiltered, words, place },
          { ...unfiltered, words, place: '' },
          { ...unfiltered, words: skills, place: '' },
        ].filter((each) => each.words !== '');
  return wider.filter((each) => JSON.stringify(each) !== JSON.stringify({ ...each, ...search }));
}

/** The deadline filter for 'in 3 days', 'tomorrow' or 'this month'. */
export function readDays(message: string): (typeof deadlineDays)[number] {
  const [, number] = /(\d{1,3})\s*days?\b/u.exec(message) ?? [];
  if (/\b(?:today|tonight|tomorrow)\b/iu.test(message)) return 3;
  if (/\bmonth\b/iu.test(message)) return 15;
  return deadlineDays.find((days) => days >= Number(number ?? 7)) ?? 15;
}
