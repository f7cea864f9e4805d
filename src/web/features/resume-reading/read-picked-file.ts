import { largestFile, type FileReading } from '#domain/resume-reading/file-reading.ts';
import { askReader, ReadLimitExceeded } from './ask-reader.ts';

export const unread = (problem: FileReading['problem']): FileReading => ({
  problem,
  document: null,
  reading: null,
});

/** Hands the bytes of a file to the worker; `failed` says why a file is not read. */
export async function withBytes<Result>(
  file: File,
  ask: (bytes: Uint8Array<ArrayBuffer>) => Promise<Result>,
  failed: (problem: 'empty' | 'tooLarge' | 'tooComplex') => Result,
): Promise<Result> {
  if (file.size === 0) return failed('empty');
  if (file.size > largestFile) return failed('tooLarge');
  const bytes = new Uint8Array(await file.arrayBuffer());
  try {
    return await ask(bytes);
  } catch (error) {
    if (error instanceof ReadLimitExceeded) return failed('tooComplex');
    throw error;
  }
}

/**
 * Parses a picked file in a web worker: it never leaves the browser. A worker that takes too long
 * is terminated. The promise rejects when the parser fails to load.
 */
export const readPickedFile = (file: File): Promise<FileReading> =>
  withBytes(
    file,
    (bytes) => askReader('reading', { bytes, name: file.name }, [bytes.buffer]),
    unread,
  );
