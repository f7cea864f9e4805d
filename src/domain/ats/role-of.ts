import { occupationOfTitle, relationOfTitles } from '#domain/occupation/occupation-of.ts';
import { isSameWord } from './degree-fields.ts';
import { headingKindOf } from './split-description.ts';

const rank = new Set(
  'senior junior sr jr lead head chief principal staff associate assistant deputy vice president intern internship trainee graduate entry level mid full time part remote hybrid contract permanent temporary the and for of in with to a an i ii iii iv'.split(
    ' ',
  ),
);
/** Words that many occupations share. */
const shared = new Set(
  'manager director officer executive specialist consultant engineer developer analyst coordinator administrator supervisor technician operator representative agent worker expert professional partner'.split(
    ' ',
  ),
);
const roleNoun =
  /(?:er|or|ist|ian|ant|ent|eer|nurse|chef|cook|clerk|intern|trainee|lead|head|aide|maid|guard|pilot|judge|surgeon|scholar|apprentice|associate|executive|representative|officer|man|woman|midwife|cto|ceo|cfo)s?$/iu;
const small = /^(?:of|and|in|for|the|to|de|du|la|y|e|und)$/u;
const maxWords = 8;

/** The job title above a description; '' without one. */
export function roleOf(description: string): string {
  const first = description.split('\n').find((line) => line.trim() !== '') ?? '';
  const [title = ''] = first
    .trim()
    .replace(/^(?:job title|position|role|title)\s*:\s*/iu, '')
    .split(/\s*[|,(–—]\s*|\s+[-@]\s+|\s+at\s+(?=\p{Lu})/u);
  const words = title.split(/\s+/u);
  if (words.length > maxWords || /[.:;!?•]/u.test(title) || headingKindOf(title) !== null)
    return '';
  const isTitle = words.every((word) => /^[^\p{Ll}]/u.test(word) || small.test(word));
  const isRole = words.some((word) => roleNoun.test(word)) && words.length > 1;
  return isTitle && (isRole || occupationOfTitle(title) !== null) ? title : '';
}

const wordsOf = (title: string) =>
  (title.toLowerCase().match(/\p{L}[\p{L}\p{M}'’-]*/gu) ?? []).filter((word) => !rank.has(word));

/**
 * How closely work under one title is the work of another, from 0 to 1: the same occupation, a
 * related one, or a shared word that says what is done. 'Manager' alone says nothing; if both name
 * who does the work, that word must be the same.
 */
export function relatedTitles(one: string, other: string): number {
  const relation = relationOfTitles(one, other);
  if (relation !== null) return relation;
  const [mine, theirs] = [wordsOf(one), wordsOf(other)];
  const distinctive = (words: readonly string[]) => words.filter((word) => !shared.has(word));
  const [own, required] = [distinctive(mine), distinctive(theirs)];
  if (own.length === 0 && required.length === 0)
    return mine.some((word) => theirs.includes(word)) ? 1 : 0;
  const both = own.flatMap((word) =>
    required.filter((each) => isSameWord(word, each)).map((each) => [word, each]),
  );
  const nameWorkers = [own, required].every((words) => words.some(isWorker));
  // 'Class' of a class teacher and of an HGV class 1 driver says nothing, unlike 'nurse'.
  const isRelated = nameWorkers ? both.some((words) => words.some(isWorker)) : both.length > 0;
  return isRelated ? 1 : 0;
}

const isWorker = (word: string) => roleNoun.test(word);
