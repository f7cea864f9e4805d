import { largestFile, type FileReading } from '#domain/resume-reading/file-reading.ts';
import { askReader, ReadLimitExceeded } from './ask-reader.ts';

export const unread = (problem: FileReading['problem']): FileReading => ({
  problem,
  document: null,
  reading: null,
});

/**
 * Parses a picked file in a web worker: it never leaves the browser. A worker that takes too long
 * is terminated. The promise rejects when the parser fails to load.
 */
export async function readPickedFile(file: File): Promise<FileReading> {
  if (file.size === 0) return unread('empty');
  if (file.size > largestFile) return unread('tooLarge');
  const bytes = new Uint8Array(await file.arrayBuffer());
  try {
    return await askReader('reading', { bytes, name: file.name }, [bytes.buffer]);
  } catch (error) {
    if (error instanceof ReadLimitExceeded) return unread('tooComplex');
    throw error;
  }
}
