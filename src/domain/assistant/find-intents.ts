import { type Intent, intentNames, intents } from './intents.ts';
import { readTopics } from './read-topics.ts';
import { supportingTopics, type Topic, topicNames } from './topic-words.ts';

const topicsOfIntent = new Map(
  intentNames.map((name) => [name, new Set<Topic>(intents[name].flat())]),
);

/** A topic tells more the fewer intents have it. */
const weights = new Map(
  topicNames.map((topic) => {
    const used = intentNames.filter((name) =>
      intents[name].some((all) => (all as readonly Topic[]).includes(topic)),
    ).length;
    return [topic, 1 + Math.log(intentNames.length / Math.max(1, used))];
  }),
);

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

/**
 * The intent whose most telling combination of topics is complete in the message. One of the topics
 * has to be named. Hints such as 'write', 'cost' or 'cancel' are enough only if every word fits the
 * intent: 'what does it cost', but not 'what does a pizza cost'.
 */
export function findIntents(message: string): IntentMatch {
  const { topics: mentioned, told } = readTopics(message);
  const fits = (name: Intent) => {
    const own = topicsOfIntent.get(name);
    return told.every((topics) =>
      [...topics].some((topic) => own?.has(topic) || supportingTopics.has(topic)),
    );
  };
  const ranked = intentNames
    .map((name) => {
      const combinations: readonly (readonly Topic[])[] = intents[name];
      const isAllFitting = fits(name);
      const whole = combinations.filter(
        (all) =>
          all.every((topic) => mentioned.has(topic)) &&
          (isAllFitting || all.some((topic) => mentioned.get(topic) === 'name')),
      );
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
