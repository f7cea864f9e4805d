import type { ParsedResponse } from '#domain/external-jobs/parse-response.ts';
import type { Board } from '#domain/external-jobs/raw-posting.ts';
import type { QueriedSourceId } from '#domain/external-jobs/source.ts';
import type { SourceFailure } from './source-failure.ts';

/**
 * A query: a user's search terms and location and nothing else, a company's board, or everything.
 */
export type Question = { words: string; place: string } | { board: Board } | { all: true };

/** The response of a source. */
export type FetchResult = ParsedResponse & {
  /** The response is complete, so postings missing from it have been removed. */
  isWhole: boolean;
  /** Why pages after the first are missing, if one failed. */
  stopped: SourceFailure | null;
};

export type SourcePort = {
  id: QueriedSourceId;
  /** Settings that must be added before it can be queried; empty when it is ready. */
  missing: readonly string[];
  /**
   * Queries within the time limit, at most twice, and parses the response; throws a SourceFailure
   * when nothing usable comes back.
   */
  ask: (question: Question, options: { now: Date; timeoutMs: number }) => Promise<FetchResult>;
};

export type Sources = readonly SourcePort[];
