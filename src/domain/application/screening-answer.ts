import type { QuestionKind } from '#domain/posting/screening-question.ts';

/**
 * A question as worded at the time, with its answer: numbers as text, 'yes' or 'no', '' when
 * unanswered.
 */
export type ScreeningAnswer = {
  questionId: string;
  kind: QuestionKind;
  question: string;
  answer: string;
};
