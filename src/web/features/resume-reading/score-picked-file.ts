import type { JobMatch } from '#domain/ats/job-match.ts';
import type { MatchInput } from '#domain/ats/match-description.ts';
import { askReader } from './ask-reader.ts';
import { unread, withBytes } from './read-picked-file.ts';
import type { ScoredReading } from './reader-worker.ts';

/**
 * Parses and scores a file in a web worker: it never leaves the browser. Without a report,
 * `reading` gives the reason.
 */
export const scorePickedFile = (file: File, signal: AbortSignal): Promise<ScoredReading> =>
  withBytes(
    file,
    (bytes) =>
      askReader('scored', { bytes, name: file.name, scores: true }, [bytes.buffer], signal),
    (problem) => ({ reading: unread(problem), report: null, parsed: null, counted: null }),
  );

/** Looks for a description's requirements in a resume, in a web worker. */
export function matchInWorker(matched: MatchInput, signal: AbortSignal): Promise<JobMatch> {
  return askReader('match', { matched }, [], signal);
}
