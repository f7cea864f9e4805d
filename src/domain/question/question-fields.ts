import { type Fields, requiredChoice, text } from '#domain/fields.ts';
import { maxSetNameLength } from './question-limits.ts';
import { experienceLevels, questionDomains } from './question-options.ts';

/** The form that asks for a set of questions. */
export const questionFields = {
  domain: requiredChoice(questionDomains),
  experienceLevel: requiredChoice(experienceLevels),
  questionCount: requiredChoice(['5', '10', '15']),
} satisfies Fields;

export const questionSetFields = {
  name: text({ max: maxSetNameLength, required: true }),
} satisfies Fields;
