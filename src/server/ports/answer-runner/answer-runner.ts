import type { Json } from '#domain/skill-test/test-item.ts';

/** What to run: a function of JavaScript, once per list of arguments, or queries of SQLite. */
export type Run =
  | { kind: 'function'; source: string; name: string; calls: Json[][] }
  /** Each query gets tables of its own, made by `setup`, and may only read them. */
  | { kind: 'sql'; setup: string; queries: string[] };

export type RunProblem = 'tooSlow' | 'tooMuchMemory' | 'tooMuchOutput' | 'busy' | 'failed';

/** A value, or the message of the error that ended the call or query. */
export type CallResult = { value: Json } | { error: string };
export type QueryResult = { columns: string[]; rows: Json[][] } | { error: string };

export type RunResult =
  | { kind: 'function'; results: CallResult[]; /** What it printed. */ output: string }
  | { kind: 'sql'; results: QueryResult[] }
  | { kind: 'problem'; problem: RunProblem };

/** Runs students' code, each run in a separate process that can reach nothing. */
export type AnswerRunner = {
  /** Never throws because of what is run. `owner` is whose turn it takes: owners take turns. */
  run(owner: string, run: Run): Promise<RunResult>;
  /** Ends the current runs; they and those that wait get `busy`. */
  close(): Promise<void>;
};
