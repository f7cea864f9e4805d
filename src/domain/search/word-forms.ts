import { compoundParts, joinedNeighbours, joinedWords } from './compounds.ts';
import { fold } from './fold.ts';

/** Languages whose inflected forms are found besides the English ones, which the index stems. */
export const formLanguages = ['de', 'es', 'fr'] as const;
export type FormLanguage = (typeof formLanguages)[number];

/** Frequent words that none of the other languages, nor English, has. */
const functionWords: Record<FormLanguage, RegExp> = {
  de: /\b(?:der|das|und|mit|fur|wir|sie|ist|eine[nmrs]?|den|dem|von|zu[mr]?|im|auf|dich|dein|deine|unser|unsere|als|oder|bei)\b/gu,
  es: /\b(?:el|los|las|y|con|para|una|por|que|del|como|nuestr[oa]s?|tu|eres|somos)\b/gu,
  fr: /\b(?:le|les|des|et|avec|pour|une|vous|nous|votre|notre|dans|du|au|aux|est|sur)\b/gu,
};
/** 'männlich, weiblich, divers' and 'homme, femme' in a title. */
const genderMarks: Partial<Record<FormLanguage, RegExp>> = {
  de: /\b(?:m\s?\/\s?w|w\s?\/\s?m)\b/u,
  fr: /\b(?:h\s?\/\s?f|f\s?\/\s?h)\b/u,
};

const minHits = 3;
/** Function words are at least every twelfth word of a text in the language. */
const minShare = 1 / 12;
/** Letters of a stem. */
const minStem = 4;

/** The language of a posting, if it is one whose word forms are known; null for all others. */
export function formLanguageOf(title: string, description: string): FormLanguage | null {
  // In lower case only: 'Los Angeles' says nothing.
  const text = description.normalize('NFKD').replaceAll(/\p{M}/gu, '');
  const words = text.match(/\p{L}+/gu)?.length ?? 0;
  const counted = formLanguages
    .map((language) => ({ language, hits: text.match(functionWords[language])?.length ?? 0 }))
    .filter(({ hits }) => hits >= minHits && hits >= words * minShare)
    .toSorted((a, b) => b.hits - a.hits);
  if (counted[0]) return counted[0].language;
  const head = fold(title);
  return words > 0
    ? null
    : (formLanguages.find((language) => genderMarks[language]?.test(head)) ?? null);
}

/**
 * The common stem of a word's forms in number, case and gender: 'Entwicklerinnen' and 'Entwickler',
 * 'ingenieras' and 'ingeniero', 'développeuse' and 'développeurs'. Light stemming as by Savoy
 * ("Light stemming approaches for the French, Portuguese, German and Hungarian languages", 2006),
 * with the gender of occupations added.
 */
export function stemOf(word: string, language: FormLanguage): string {
  const low = fold(word).replaceAll('ß', 'ss');
  return stems[language](low);
}

const stems: Record<FormLanguage, (word: string) => string> = {
  de: (word) =>
    cut(
      cut(word.replace(/(?:frau|leute)(?:en)?$/u, 'mann'), /(?:innen|in)$/u),
      /(?:ern|em|en|er|es|e|s|n)$/u,
    ),
  es: (word) => cut(cut(word, /s$/u), /[aoe]$/u),
  fr: (word) => {
    const one = cut(word, /[sx]$/u);
    for (const [ending, masculine] of frenchPairs)
      if (one.endsWith(ending) && one.length - ending.length >= 2)
        return one.slice(0, -ending.length) + masculine;
    return cut(one, /e$/u);
  },
};

const frenchPairs = [
  ['trice', 'teur'],
  ['euse', 'eur'],
  ['ienne', 'ien'],
  ['iere', 'ier'],
  ['ere', 'er'],
  ['ive', 'if'],
  ['iaux', 'ial'],
  ['iau', 'ial'],
] as const;

function cut(word: string, ending: RegExp): string {
  const rest = word.replace(ending, '');
  return rest.length >= minStem ? rest : word;
}

/** Lexemes for the words of a posting in this language. */
export function formMarks(text: string, language: FormLanguage): string[] {
  return wordsOf(text).map((word) => markOf(word, language));
}

/**
 * Lexemes for the parts of German compounds, so that 'Softwareentwickler' is found by 'Entwickler',
 * and 'Software-Entwickler' and 'Software Entwickler' by 'Softwareentwickler'. The other languages
 * write them as several words.
 */
export function partMarks(text: string, language: FormLanguage): string[] {
  if (language !== 'de') return [];
  const parts = [
    ...wordsOf(text).flatMap(compoundParts),
    ...joinedWords(text),
    ...joinedNeighbours(text),
  ];
  return parts.map((part) => markOf(part, language)).filter((mark) => mark.length >= shortestMark);
}

/** Lexemes under which postings of any of the languages may hold a word of a query. */
export function queryForms(word: string): string[] {
  return wordsOf(word).length === 1 && inflected.test(word)
    ? formLanguages.map((language) => markOf(word, language))
    : [];
}

/** Lexemes under which German postings hold each two neighbouring words of a query as one. */
export function joinedForms(text: string): string[] {
  return joinedNeighbours(text).map((word) => markOf(word, 'de'));
}

const inflected = /^\p{sc=Latin}+$/u;
const wordsOf = (text: string) => text.match(/\p{sc=Latin}{4,}/gu) ?? [];
const markOf = (word: string, language: FormLanguage) => `¤${language}: ${stemOf(word, language)}`;
const shortestMark = '¤de: '.length + minStem;

const unspaced = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー]+/gu;

/**
 * Lexemes for each two neighbouring characters of scripts without spaces between words, so that
 * '软件工程师' is found by '工程师'.
 */
export function pairMarks(text: string): string[] {
  return [...new Set((fold(text).match(unspaced) ?? []).flatMap(pairsOf))].map(
    (pair) => `¤${pair}`,
  );
}

function pairsOf(run: string): string[] {
  const letters = [...run];
  return letters.slice(1).map((letter, at) => `${letters[at]}${letter}`);
}
