import type { ReaderAnswer, ReaderQuestion } from './reader-worker.ts';
import { startReader } from './start-reader.ts';

const deadline = 20_000;

/** The worker that is ready for the next question; undefined while it is busy. */
let idle: Worker | undefined;

/** A file exceeded the time or memory limit of the worker. */
export class ReadLimitExceeded extends Error {}

/** Loads the parser before a file is picked, so that reading then takes only a moment. */
export function prepareReader(): void {
  if (idle) return;
  const worker = startReader();
  idle = worker;
  // A worker that failed to load never answers: the next question starts another one.
  worker.addEventListener('error', () => {
    if (idle === worker) idle = undefined;
  });
}

/** Loads the scoring code too: from then on scoring also works offline. */
export function prepareScoring(): void {
  prepareReader();
  idle?.postMessage({ scores: true } satisfies ReaderQuestion);
}

/**
 * Sends a question to a web worker, so that the page stays responsive. A worker that takes too long
 * or crashes is terminated, and the promise rejects with `ReadLimitExceeded`. It also rejects when the
 * parser fails to load and when `signal` aborts.
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
      const late = setTimeout(() => reject(new ReadLimitExceeded()), deadline);
      own.signal.addEventListener('abort', () => clearTimeout(late));
      const hear = (name: 'message' | 'error', listener: (event: Event) => void) =>
        worker.addEventListener(name, listener, { signal: own.signal });
      hear('message', (event) => {
        // The PDF library posts its own messages to the page that started its worker.
        const reply = (event as MessageEvent<ReaderAnswer>).data;
        if (reply.failed === true) reject(new Error('failed'));
        const found = reply[kind];
        if (found !== undefined) resolve(found as NonNullable<ReaderAnswer[Kind]>);
      });
      hear('error', (event) =>
        reject(event instanceof ErrorEvent ? new ReadLimitExceeded() : new Error('not loaded')),
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
