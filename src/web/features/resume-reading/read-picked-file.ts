import { largestFile, type FileReading } from '#domain/resume-reading/file-reading.ts';
import type { ReaderAnswer, ReaderQuestion } from './reader-worker.ts';
import { startReader } from './start-reader.ts';

const deadline = 20_000;

const failed = (problem: FileReading['problem']): FileReading => ({
  problem,
  document: null,
  reading: null,
});

/** The worker that waits for the next file; none while it reads one. */
let idle: Worker | undefined;

/** Loads what reads files before somebody picks one: then a file takes a moment only. */
export function prepareReader(): void {
  idle ??= startReader();
}

/**
 * Reads a file that somebody picked, in a worker of this page: it never leaves the browser, and the page stays free. A file that
 * takes too long ends with its worker. `signal` gives up: the promise rejects then.
 */
export async function readPickedFile(file: File, signal?: AbortSignal): Promise<FileReading> {
  if (file.size === 0) return failed('empty');
  if (file.size > largestFile) return failed('tooLarge');
  const bytes = new Uint8Array(await file.arrayBuffer());
  signal?.throwIfAborted();
  const worker = idle ?? startReader();
  idle = undefined;
  const own = new AbortController();
  try {
    const reading = await new Promise<FileReading>((resolve, reject) => {
      const late = setTimeout(() => reject(new Error('late')), deadline);
      own.signal.addEventListener('abort', () => clearTimeout(late));
      const hear = (name: 'message' | 'error', listener: (event: Event) => void) =>
        worker.addEventListener(name, listener, { signal: own.signal });
      hear('message', (event) => {
        // The PDF library says words of its own to whoever started its worker.
        const { reading } = (event as MessageEvent<Partial<ReaderAnswer>>).data;
        if (reading !== undefined) resolve(reading);
      });
      hear('error', () => reject(new Error('broken')));
      signal?.addEventListener('abort', () => reject(new Error('given up')), {
        signal: own.signal,
      });
      const question: ReaderQuestion = { bytes, name: file.name };
      worker.postMessage(question, [bytes.buffer]);
    });
    idle ??= worker;
    return reading;
  } catch {
    worker.terminate();
    signal?.throwIfAborted();
    return failed('tooComplex');
  } finally {
    own.abort();
    if (idle !== worker) worker.terminate();
  }
}
