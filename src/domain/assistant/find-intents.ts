import { type Intent, intentNames, intents } from './intents.ts';
import { isTypo, stemsIn } from './stem.ts';
import { type Topic, topicWords } from './topic-words.ts';

const topicNames = Object.keys(topicWords) as Topic[];
const shortestCorrected = 5;

/** Topics by stem; a phrase is several stems joined by spaces. */
const topicsOf = new Map<string, Set<Topic>>();
let longestPhrase = 1;
for (const topic of topicNames) {
  for (const [, phrase, word] of topicWords[topic].matchAll(/"([^"]+)"|([^\s"]+)/gu)) {
    const stems = stemsIn(phrase ?? word ?? '');
    longestPhrase = Math.max(longestPhrase, stems.length);
    const key = stems.join(' ');
    topicsOf.set(key, (topicsOf.get(key) ?? new Set()).add(topic));
  }
}
const singleStems = [...topicsOf.keys()].filter((key) => !key.includes(' '));

/** A topic tells more the fewer intents have it. */
const weights = new Map(
  topicNames.map((topic) => {
    const used = intentNames.filter((name) =>
      intents[name].some((all) => (all as readonly Topic[]).includes(topic)),
    ).length;
    return [topic, 1 + Math.log(intentNames.length / Math.max(1, used))];
  }),
);

/** The topics that a message mentions; misspelled words count as the word that they resemble. */
export function topicsIn(message: string): Set<Topic> {
  const stems = stemsIn(message);
  const found = new Set<Topic>();
  for (let at = 0; at < stems.length; at++) {
    for (let length = 1; length <= longestPhrase && at + length <= stems.length; length++) {
      const key = stems.slice(at, at + length).join(' ');
      const topics = topicsOf.get(key) ?? (length === 1 ? topicsLike(key) : undefined);
      for (const topic of topics ?? []) found.add(topic);
    }
  }
  return found;
}

function topicsLike(word: string): Set<Topic> | undefined {
  if (word.length < shortestCorrected) return undefined;
  const like = singleStems.find(
    (known) => known.length >= shortestCorrected - 1 && known[0] === word[0] && isTypo(known, word),
  );
  return like === undefined ? undefined : topicsOf.get(like);
}

/** Subjects of lessons are subjects of jobs and questions too, so they decide only on their own. */
weights.set('concept', 0.1);

const weightOf = (topics: readonly Topic[]) =>
  topics.reduce((sum, topic) => sum + (weights.get(topic) ?? 0), 0);

export type IntentMatch = {
  /** Null when no combination of topics is complete. */
  best: Intent | null;
  /** Other intents with a topic of the message, nearest first. */
  near: Intent[];
};

/** The intent whose most telling combination of topics is complete in the message. */
export function findIntents(message: string): IntentMatch {
  const mentioned = topicsIn(message);
  const ranked = intentNames
    .map((name) => {
      const combinations: readonly (readonly Topic[])[] = intents[name];
      const whole = combinations.filter((all) => all.every((topic) => mentioned.has(topic)));
      const most = Math.max(0, ...whole.map(weightOf));
      const partly = Math.max(
        0,
        ...combinations.map((all) => weightOf(all.filter((topic) => mentioned.has(topic)))),
      );
      return { name, most, partly };
    })
    .sort((one, other) => other.most - one.most || other.partly - one.partly);
  const [first] = ranked;
  const best = first !== undefined && first.most > 0 ? first.name : null;
  const near = ranked
    .filter(({ name, partly }) => name !== best && partly > 0)
    .sort((one, other) => other.partly - one.partly)
    .map(({ name }) => name);
  return { best, near };
}
