import type { ChildProcess } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { largestFile, type FileReading } from '#domain/resume-reading/file-reading.ts';
import type { ReadingProblem } from '#domain/resume-reading/reading-problem.ts';
import { memoryOf } from '#server/sandbox/process-usage.ts';
import type { ResumeReader } from './resume-reader.ts';
import { spawnSandboxed } from './spawn-sandboxed.ts';

export type ReaderLimits = {
  /**
   * Milliseconds from the start of the process until it takes the file, and from then to its
   * answer.
   */
  start: number;
  deadline: number;
  /** Bytes of memory. */
  memory: number;
  /** Bytes of an answer. */
  answer: number;
};

/** Memory is sampled, so the limit lies far enough below 256 MB that it is never exceeded. */
const usual: ReaderLimits = {
  start: 10_000,
  deadline: 4_000,
  memory: 220 * 1024 ** 2,
  answer: 16 * 1024 ** 2,
};
const ready = 'ready\n';
const watchEvery = 25;

const script = fileURLToPath(new URL('./reader-process.ts', import.meta.url));

const failed = (problem: ReadingProblem): FileReading => ({
  problem,
  document: null,
  reading: null,
});

/** The answer of one process, or why there is none; the process has ended when this resolves. */
async function readInProcess(
  bytes: Uint8Array,
  name: string,
  limits: ReaderLimits,
  started: (child: ChildProcess) => void,
): Promise<FileReading> {
  const child = spawnSandboxed(script, [path.extname(name).slice(0, 8)]);
  started(child);
  const kill = () => child.kill('SIGKILL');
  let timer = setTimeout(kill, limits.start);
  const watch = setInterval(() => {
    if (child.pid !== undefined)
      void memoryOf(child.pid).then((memory) => (memory > limits.memory ? kill() : false));
  }, watchEvery);
  const answer: Buffer[] = [];
  let length = 0;
  child.stdout?.on('data', (part: Buffer) => {
    if (length === 0) {
      clearTimeout(timer);
      timer = setTimeout(kill, limits.deadline);
    }
    length += part.length;
    if (length > limits.answer) kill();
    else answer.push(part);
  });
  // A process that ends before it has read the whole file closes this pipe.
  child.stdin?.on('error', () => undefined);
  child.stdin?.end(bytes);
  try {
    const code = await new Promise<number | null>((resolve) => {
      child.once('error', () => resolve(null));
      child.once('close', (ended) => resolve(ended));
    });
    if (code !== 0) return failed('tooComplex');
    return JSON.parse(Buffer.concat(answer).toString('utf8').slice(ready.length)) as FileReading;
  } catch {
    return failed('tooComplex');
  } finally {
    clearTimeout(timer);
    clearInterval(watch);
  }
}

/**
 * A reader that starts a process per file, one at a time, and kills it when it exceeds its time or
 * memory.
 */
export function createChildReader(limits: Partial<ReaderLimits> = {}): ResumeReader {
  const own = { ...usual, ...limits };
  let last: Promise<unknown> = Promise.resolve();
  let running: ChildProcess | undefined;
  let isClosed = false;
  return {
    async read(bytes, name) {
      if (bytes.length === 0) return failed('empty');
      if (bytes.length > largestFile) return failed('tooLarge');
      const turn = last.then(() =>
        isClosed
          ? failed('tooComplex')
          : readInProcess(bytes, name, own, (child) => {
              running = child;
            }),
      );
      last = turn;
      return turn;
    },
    async close() {
      isClosed = true;
      running?.kill('SIGKILL');
      await last;
    },
  };
}
