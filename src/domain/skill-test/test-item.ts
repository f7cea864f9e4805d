import type { TestDomain } from './skill-test.ts';

/** Numbers and choices that follow from the attempt's seed. */
export type Random = {
  /** From `min` to `max`, both included. */
  integer(min: number, max: number): number;
  pick<T>(values: readonly T[]): T;
  /** `count` different values, in random order. */
  sample<T>(values: readonly T[], count: number): T[];
};

export type Json = string | number | boolean | null | Json[] | { [name: string]: Json };

/** A question as an attempt has it. All but the answer is shown to the student. */
export type GeneratedQuestion = {
  prompt: string;
  /** Shown after submitting: why the answer is right. */ explanation: string;
  code?: { language: string; text: string };
} & (
  | {
      kind: 'choice';
      /** The first is right; the engine shuffles. 4 options, all different. */ options: string[];
    }
  | {
      kind: 'output';
      /** `code` is JavaScript that prints with console.log; compared line by line, ignoring spaces at line ends. */ code: {
        language: 'javascript';
        text: string;
      };
      answer: string;
    }
  | {
      kind: 'text';
      /** What an answer must mention: one of each group's spellings. Matched without case, as whole words. */ accepted: string[][];
    }
  | {
      kind: 'function';
      /** Name of the function the student writes. */ name: string;
      starter: string;
      solution: string;
      /** The first two are shown, the rest are hidden; at least 5. */ cases: {
        arguments: Json[];
        expected: Json;
      }[];
    }
  | {
      kind: 'sql';
      /** Creates and fills the tables (SQLite). */ setup: string;
      starter: string;
      solution: string;
      /** Whether the order of rows counts. */ ordered: boolean;
    }
);

export type TestItem = {
  /** Stable, for example 'fe-flex-basis'. Never reused. */
  id: string;
  difficulty: 'easy' | 'medium' | 'hard';
  /** A skill from the skill dictionary (src/domain/skill), for example 'CSS'. */
  skill: string;
  make: (random: Random) => GeneratedQuestion;
};

/** A question as it was asked. Stored with the attempt, so that a changed item changes no result. */
export type AttemptItem = Pick<TestItem, 'difficulty' | 'skill'> & {
  made: GeneratedQuestion;
  /** The options of a choice in the order of the attempt. */
  options: string[];
  /** Whether its answer is in no public file, so that it counts for a badge. */
  isUnpublished?: boolean;
};

/** An item from an administrator's file, the same in each attempt. */
export type ImportedItem = Omit<TestItem, 'make'> & {
  domain: TestDomain;
  question: GeneratedQuestion;
};
