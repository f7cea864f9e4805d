export const questionKinds = ['text', 'choice', 'yes-no', 'number'] as const;
export type QuestionKind = (typeof questionKinds)[number];

/** What a posting asks everyone who applies. `options` are of a choice only. */
export type ScreeningQuestion = {
  id: string;
  kind: QuestionKind;
  text: string;
  required: boolean;
  options: string[];
};

export const mostQuestions = 10;
export const mostOptions = 10;
/** The most characters of a question, of an option, and of what is answered in words. */
export const longestQuestion = { text: 300, option: 100, answer: 2_000 } as const;
