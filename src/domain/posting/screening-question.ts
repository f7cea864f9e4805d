import { isBlank } from '#domain/is-blank.ts';

export const questionKinds = ['text', 'choice', 'yes-no', 'number'] as const;
export type QuestionKind = (typeof questionKinds)[number];

/** A question to every applicant. Only choice questions have `options`. */
export type ScreeningQuestion = {
  id: string;
  kind: QuestionKind;
  text: string;
  required: boolean;
  options: string[];
};

export const maxQuestions = 10;
export const maxOptions = 10;
/** Characters of a question, an option, and a text answer. */
export const maxQuestionLength = { text: 300, option: 100, answer: 2_000 } as const;

/** The places, from 0, of questions without text or with fewer than two answers to choose from. */
export function findUnfinished(questions: readonly ScreeningQuestion[]): number[] {
  return questions.flatMap(({ kind, text, options }, at) => {
    const answers = new Set(options.map((each) => each.trim()).filter(Boolean));
    return isBlank(text) || (kind === 'choice' && answers.size < 2) ? [at] : [];
  });
}
