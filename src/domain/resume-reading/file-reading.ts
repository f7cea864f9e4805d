import type { DocumentText } from './document-text.ts';
import type { ReadResume } from './read-resume.ts';
import type { ReadingProblem } from './reading-problem.ts';

/**
 * The result of reading a file. With a problem there is no reading, unless the file was merely not
 * recognized as a resume.
 */
export type FileReading = {
  problem: ReadingProblem | null;
  document: DocumentText | null;
  reading: ReadResume | null;
};

/** Bytes. */
export const largestFile = 5_242_880;
