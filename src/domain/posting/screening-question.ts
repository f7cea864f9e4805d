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
