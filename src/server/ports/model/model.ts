/** A prompt and how its answer is parsed. An answer is data, never a command to us. */
export type ModelQuestion<T> = {
  /** The instructions, written by us alone. */
  task: string;
  /** The input to work on; everything that users wrote goes here and nowhere else. */
  material: unknown;
  answer: {
    /** Small letters, digits and `_`. */
    name: string;
    /** A JSON schema: an object with all of its fields required and no others. */
    schema: Record<string, unknown>;
    /** Parses the answer; undefined when it has another shape. */
    read: (value: unknown) => T | undefined;
  };
  maxTokens: number;
};

export type ModelPort = {
  /** Answers in the requested shape; throws a ModelFailure when nothing usable comes back. */
  complete: <T>(question: ModelQuestion<T>) => Promise<T>;
};
