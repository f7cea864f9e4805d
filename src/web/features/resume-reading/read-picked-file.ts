import { largestFile, type FileReading } from '#domain/resume-reading/file-reading.ts';
import { askReader, TooMuchToRead } from './ask-reader.ts';

export const unread = (problem: FileReading['problem']): FileReading => ({
  problem,
  document: null,
  reading: null,
});

/**
 * Reads a file that somebody picked, in a worker of this page: it never leaves the browser, and the page stays free. A file that
 * takes too long ends with its worker. The promise rejects when `signal` gives up, and when what reads files did not load.
 */
export async function readPickedFile(file: File, signal?: AbortSignal): Promise<FileReading> {
  if (file.size === 0) return unread('empty');
  if (file.size > largestFile) return unread('tooLarge');
  const bytes = new Uint8Array(await file.arrayBuffer());
  try {
    return await askReader('reading', { bytes, name: file.name }, [bytes.buffer], signal);
  } catch (error) {
    if (error instanceof TooMuchToRead) return unread('tooComplex');
    throw error;
  }
}
