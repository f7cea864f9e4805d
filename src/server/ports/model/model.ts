/** What a model is asked, and how its answer is taken. Nothing of it is ever a command to us: an answer is data. */
export type ModelQuestion<T> = {
  /** What it is to do, in our words alone. */
  task: string;
  /** What it is to do it with; whatever people wrote stands here and nowhere else. */
  material: unknown;
  answer: {
    /** Small letters, digits and `_`. */
    name: string;
    /** A JSON schema: an object with all of its fields required and no others. */
    schema: Record<string, unknown>;
    /** The answer as it is needed; undefined when it has another shape. */
    read: (value: unknown) => T | undefined;
  };
  /** The longest answer, in tokens. */
  maxTokens: number;
};

/** A language model outside. */
export type ModelPort = {
  /** Answers in the shape that was asked for; throws a ModelFailure when nothing of use comes. */
  complete: <T>(question: ModelQuestion<T>) => Promise<T>;
};
