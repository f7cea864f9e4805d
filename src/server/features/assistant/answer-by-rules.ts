import type { AnswerLine } from '#domain/assistant/answer-line.ts';
import { findIntents } from '#domain/assistant/find-intents.ts';
import { type AnswerContext, plain } from './answer-of.ts';
import { answers } from './answers-of.ts';
import { topicOf } from './pages-of.ts';

const maxNear = 3;
const examples = ['find-jobs', 'my-applications', 'ats-score'] as const;

/** Answers from the platform's records; an unknown question gets the nearest topics. */
export async function answerByRules(context: AnswerContext): Promise<AnswerLine[]> {
  const { t, message } = context;
  const { best, near } = findIntents(message);
  if (best !== null) return answers[best](context);
  const shown = near.length === 0 ? examples : near.slice(0, maxNear);
  return [
    plain(near.length === 0 ? t('assistant-answers.nothing-near') : t('assistant-answers.unknown')),
    ...shown.map((intent) => topicOf(t, intent)),
  ];
}
