import type { ModelQuestion } from './model.ts';

/** The request and response format of one protocol. */
export type Wire = {
  /** Relative to the configured URL. */
  path: string;
  headers: (key: string | undefined) => Record<string, string>;
  body: (model: string, question: ModelQuestion<unknown>) => unknown;
  /** Extracts the model's text; throws if it is incomplete. */
  readText: (answer: { type: string; text: string }) => string;
};
