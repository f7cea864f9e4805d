import { type Fields, requiredChoice } from '#domain/fields.ts';
import { experienceLevels, questionDomains } from '#domain/question/question-options.ts';
import { answerTimes, practiceCounts, practiceModes } from './practice-options.ts';

/** The form that starts a session. The answer time counts only in real mode. */
export const practiceFields = {
  domain: requiredChoice(questionDomains),
  experienceLevel: requiredChoice(experienceLevels),
  questionCount: requiredChoice(practiceCounts.map(String)),
  mode: requiredChoice(practiceModes),
  answerSeconds: requiredChoice(answerTimes.map(String)),
} satisfies Fields;

/** The form that starts a session with a saved set. */
export const practiceSetFields = {
  mode: practiceFields.mode,
  answerSeconds: practiceFields.answerSeconds,
} satisfies Fields;
