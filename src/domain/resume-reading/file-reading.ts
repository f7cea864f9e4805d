import type { DocumentText } from './document-text.ts';
import type { ReadResume } from './read-resume.ts';
import type { ReadingProblem } from './reading-problem.ts';

/** What a file says. With a problem there is no reading; only a file that is no resume is read all the same. */
export type FileReading = {
  problem: ReadingProblem | null;
  document: DocumentText | null;
  reading: ReadResume | null;
};

/** Bytes that a file may have at most. */
export const largestFile = 5_242_880;
