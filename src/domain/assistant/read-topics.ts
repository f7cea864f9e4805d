import { careerStemsIn } from './career-words.ts';
import { isEveryday } from './everyday-words.ts';
import { isTypo, singular, stem, wordsIn } from './stem.ts';
import { supportingTopics, type Topic, topicNames, topicWords } from './topic-words.ts';

/** A name is about its topic wherever it stands; a hint is so only among words that fit. */
type Evidence = 'name' | 'hint';

/** Letters of a word that may be misspelled, and of the stem that it may stand for. */
const shortest = { word: 6, stem: 4 };

/** Topics by stem; a phrase is several stems joined by spaces. */
const topicsOf = new Map<string, Set<Topic>>();
/** The topics that list a word apart from its plural, and not only another form of it. */
const listedFor = new Map<string, Set<Topic>>();
/** The topics that a phrase, or a word apart from its plural, names. */
const namedBy = new Map<string, Set<Topic>>();
let longestPhrase = 1;
const add = (to: Map<string, Set<Topic>>, key: string, topic: Topic) =>
  to.set(key, (to.get(key) ?? new Set()).add(topic));

for (const topic of topicNames) {
  for (const { groups = {} } of topicWords[topic].matchAll(
    /(?<mark>~?)(?:"(?<phrase>[^"]+)"|(?<word>[^\s"]+))/gu,
  )) {
    const words = wordsIn(groups.phrase ?? groups.word ?? '');
    const stems = words.map(stem).join(' ');
    longestPhrase = Math.max(longestPhrase, words.length);
    add(topicsOf, stems, topic);
    if (words.length === 1) add(listedFor, singular(words[0] ?? ''), topic);
    if (groups.mark === '' && !supportingTopics.has(topic))
      add(namedBy, words.length === 1 ? singular(words[0] ?? '') : stems, topic);
  }
}
const singleStems = [...topicsOf.keys()].filter((key) => !key.includes(' '));

type Mentions = {
  topics: Map<Topic, Evidence>;
  /** The topics of each word that says something; none for one that is not known. */
  told: ReadonlySet<Topic>[];
};

/**
 * The topics that a message mentions. Misspelled words count as the word that they resemble, and
 * other forms as their stem; both are guesses and therefore hints: 'opening' is a job, 'open' isn't.
 */
export function readTopics(message: string): Mentions {
  const words = wordsIn(message);
  const stems = words.map(stem);
  const topics = new Map<Topic, Evidence>();
  const told = words.map(() => new Set<Topic>());
  for (let at = 0; at < words.length; at++) {
    for (let length = 1; length <= longestPhrase && at + length <= words.length; length++) {
      const key = stems.slice(at, at + length).join(' ');
      const found = topicsOf.get(key) ?? (length === 1 ? topicsLike(words[at] ?? '') : undefined);
      const named = namedBy.get(length === 1 ? singular(words[at] ?? '') : key);
      for (const topic of found ?? []) {
        // What a word names by itself, it isn't as a form of another one: 'postings' are no posts.
        if (named && length === 1 && !listedFor.get(singular(words[at] ?? ''))?.has(topic))
          continue;
        if (named?.has(topic) || !topics.has(topic))
          topics.set(topic, named?.has(topic) ? 'name' : 'hint');
        for (const set of told.slice(at, at + length)) set.add(topic);
      }
    }
  }
  const career = careerStemsIn(message);
  const isNeutral = (each: string, at: number) =>
    isEveryday(each) || career.has(each) || (told[at]?.size === 0 && isNameAt(words, at));
  return { topics, told: told.filter((_, at) => !isNeutral(stems[at] ?? '', at)) };
}

/** An unknown word is most likely an employer or occupation after one of these: 'a job at Zomato'. */
const beforeNames = new Set(['at', 'from', 'with', 'bei', 'chez', 'en', 'als', 'como', 'comme']);
const isNameAt = (words: readonly string[], at: number) => beforeNames.has(words[at - 1] ?? '');

/** The topics that a message mentions, for sure or perhaps. */
export const topicsIn = (message: string): Set<Topic> => new Set(readTopics(message).topics.keys());

function topicsLike(word: string): Set<Topic> | undefined {
  if (singular(word).length < shortest.word) return undefined;
  const typed = stem(word);
  const like = singleStems.find(
    (known) => known.length >= shortest.stem && known[0] === word[0] && isTypo(known, typed),
  );
  return like === undefined ? undefined : topicsOf.get(like);
}
