import type { ParsedResponse } from '#domain/external-jobs/parse-response.ts';
import type { Board } from '#domain/external-jobs/raw-posting.ts';
import type { AskedSourceId } from '#domain/external-jobs/source.ts';

/** What is asked: somebody's words and place and nothing else, a company's board, or all there is. */
export type Question = { words: string; place: string } | { board: Board } | { all: true };

/** What a source told. */
export type Told = ParsedResponse & {
  /** It told all it has, so that what is missing is gone. */
  isWhole: boolean;
};

/** One who tells of postings outside. */
export type SourcePort = {
  id: AskedSourceId;
  /** The settings without which it can't be asked; none when it can. */
  missing: readonly string[];
  /** Asks within this time, twice at most, and reads the answer; throws a SourceFailure when nothing of use comes. */
  ask: (question: Question, options: { now: Date; timeoutMs: number }) => Promise<Told>;
};

export type Sources = readonly SourcePort[];
