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

export const mostQuestions = 10;
export const mostOptions = 10;
/** Characters of a question, an option, and a text answer. */
export const longestQuestion = { text: 300, option: 100, answer: 2_000 } as const;
