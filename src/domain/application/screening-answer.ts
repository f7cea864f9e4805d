import type { QuestionKind } from '#domain/posting/screening-question.ts';

/** A question as it was asked, with what was answered: a number as its text, a yes or no as 'yes' or 'no', nothing as ''. */
export type ScreeningAnswer = {
  questionId: string;
  kind: QuestionKind;
  question: string;
  answer: string;
};
