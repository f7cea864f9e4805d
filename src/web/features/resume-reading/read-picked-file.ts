import { largestFile, type FileReading } from '#domain/resume-reading/file-reading.ts';
import { askReader } from './ask-reader.ts';

export const unread = (problem: FileReading['problem']): FileReading => ({
  problem,
  document: null,
  reading: null,
});

/**
 * Reads a file that somebody picked, in a worker of this page: it never leaves the browser, and the page stays free. A file that
 * takes too long ends with its worker. `signal` gives up: the promise rejects then.
 */
export async function readPickedFile(file: File, signal?: AbortSignal): Promise<FileReading> {
  if (file.size === 0) return unread('empty');
  if (file.size > largestFile) return unread('tooLarge');
  const bytes = new Uint8Array(await file.arrayBuffer());
  try {
    return await askReader('reading', { bytes, name: file.name }, [bytes.buffer], signal);
  } catch {
    signal?.throwIfAborted();
    return unread('tooComplex');
  }
}
