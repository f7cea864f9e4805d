import type { ModelQuestion } from './model.ts';

/** How one kind of server is asked, and how what it sends is read. */
export type Wire = {
  /** Below the address that is set. */
  path: string;
  headers: (key: string | undefined) => Record<string, string>;
  body: (model: string, question: ModelQuestion<unknown>) => unknown;
  /** What the model wrote; throws where it didn't come to its end. */
  readText: (answer: { type: string; text: string }) => string;
};
