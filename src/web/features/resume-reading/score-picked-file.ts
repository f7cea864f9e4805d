import type { JobMatch } from '#domain/ats/job-match.ts';
import type { MatchInput } from '#domain/ats/match-description.ts';
import { largestFile } from '#domain/resume-reading/file-reading.ts';
import { askReader, ReadLimitExceeded } from './ask-reader.ts';
import { unread } from './read-picked-file.ts';
import type { ScoredReading } from './reader-worker.ts';

/**
 * Parses and scores a file in a web worker: it never leaves the browser. Without a report,
 * `reading` gives the reason.
 */
export async function scorePickedFile(file: File, signal: AbortSignal): Promise<ScoredReading> {
  const failed = (problem: 'empty' | 'tooLarge' | 'tooComplex'): ScoredReading => ({
    reading: unread(problem),
    report: null,
    parsed: null,
    counted: null,
  });
  if (file.size === 0) return failed('empty');
  if (file.size > largestFile) return failed('tooLarge');
  const bytes = new Uint8Array(await file.arrayBuffer());
  try {
    const question = { bytes, name: file.name, scores: true };
    return await askReader('scored', question, [bytes.buffer], signal);
  } catch (error) {
    if (error instanceof ReadLimitExceeded) return failed('tooComplex');
    throw error;
  }
}

/** Looks for a description's requirements in a resume, in a web worker. */
export function matchInWorker(matched: MatchInput, signal: AbortSignal): Promise<JobMatch> {
  return askReader('match', { matched }, [], signal);
}
