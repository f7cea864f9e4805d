import type { ReaderAnswer, ReaderQuestion } from './reader-worker.ts';
import { startReader } from './start-reader.ts';

const deadline = 20_000;

/** The worker that waits for the next question; none while it works on one. */
let idle: Worker | undefined;

/** A file that takes too long to read, or more than a worker has. */
export class TooMuchToRead extends Error {}

/** Loads what reads files before somebody picks one: then a file takes a moment only. */
export function prepareReader(): void {
  if (idle) return;
  const worker = startReader();
  idle = worker;
  // One that could not be loaded answers nobody: the next question starts another.
  worker.addEventListener('error', () => {
    if (idle === worker) idle = undefined;
  });
}

/** Loads what scores as well: from then on a file is scored without a connection too. */
export function prepareScoring(): void {
  prepareReader();
  idle?.postMessage({ scores: true } satisfies ReaderQuestion);
}

/**
 * Asks a worker of this page, which stays free meanwhile. One that takes too long or breaks ends, and the promise rejects with
 * `TooMuchToRead`. It rejects too when what reads did not load, and when `signal` gives up.
 */
export async function askReader<Kind extends keyof ReaderAnswer>(
  kind: Kind,
  question: ReaderQuestion,
  transfer: Transferable[],
  signal?: AbortSignal,
): Promise<NonNullable<ReaderAnswer[Kind]>> {
  signal?.throwIfAborted();
  const worker = idle ?? startReader();
  idle = undefined;
  const own = new AbortController();
  try {
    const answer = await new Promise<NonNullable<ReaderAnswer[Kind]>>((resolve, reject) => {
      const late = setTimeout(() => reject(new TooMuchToRead()), deadline);
      own.signal.addEventListener('abort', () => clearTimeout(late));
      const hear = (name: 'message' | 'error', listener: (event: Event) => void) =>
        worker.addEventListener(name, listener, { signal: own.signal });
      hear('message', (event) => {
        // The PDF library says words of its own to whoever started its worker.
        const told = (event as MessageEvent<ReaderAnswer>).data;
        if (told.failed === true) reject(new Error('failed'));
        const found = told[kind];
        if (found !== undefined) resolve(found as NonNullable<ReaderAnswer[Kind]>);
      });
      hear('error', (event) =>
        reject(event instanceof ErrorEvent ? new TooMuchToRead() : new Error('not loaded')),
      );
      signal?.addEventListener('abort', () => reject(new Error('given up')), {
        signal: own.signal,
      });
      worker.postMessage(question, transfer);
    });
    idle ??= worker;
    return answer;
  } finally {
    own.abort();
    if (idle !== worker) worker.terminate();
  }
}
