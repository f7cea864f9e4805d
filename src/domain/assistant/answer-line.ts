/** A line of an answer. */
export type AnswerLine = {
  text: string;
  /** The page of the record that the line is about; null when it has none. */
  to: string | null;
  /** The name of the link after the text; null when the whole line is the link. */
  label: string | null;
};

export const chatSenders = ['user', 'bot'] as const;

/** Rules answer from the platform's own records; no language model is involved. */
export const answerWriters = ['rules', 'model'] as const;
export type AnswerWriter = (typeof answerWriters)[number];

/** One line of the streamed answer. */
export type ChatEvent =
  | { kind: 'started'; left: number }
  | { kind: 'line'; line: AnswerLine }
  | { kind: 'done'; writer: AnswerWriter; left: number }
  /** There is no answer, and the message was not counted. */
  | { kind: 'failed'; left: number };
