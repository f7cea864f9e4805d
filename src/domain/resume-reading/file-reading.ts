import type { DocumentText } from './document-text.ts';
import type { ResumeExtraction } from './read-resume.ts';
import type { ReadingProblem } from './reading-problem.ts';

/**
 * The result of reading a file. With a problem there is no reading, unless the file was merely not
 * recognized as a resume, or only its first pages were read.
 */
export type FileReading = {
  problem: ReadingProblem | null;
  document: DocumentText | null;
  reading: ResumeExtraction | null;
};

/** A reading that can be scored. */
export function usableReading({ problem, document, reading }: FileReading) {
  const isUsable = problem === null || problem === 'tooManyPages';
  return isUsable && document && reading ? { document, reading } : null;
}

/** Bytes. */
export const largestFile = 5_242_880;
