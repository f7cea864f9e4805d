import { type ChildProcess, spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { memoryOf, processorTimeOf } from '#server/sandbox/process-usage.ts';
import { root, sandboxArguments } from '#server/sandbox/sandbox-arguments.ts';
import type { AnswerRunner, Run, RunProblem, RunResult } from './answer-runner.ts';
import { createFairQueue } from './fair-queue.ts';
import { maxRunMs, maxWaitMs } from './run-limits.ts';

export type RunnerLimits = {
  /** Milliseconds from the start of the process until it takes the run. */
  start: number;
  /** Milliseconds of processor time from then to its answer. */
  processorTime: number;
  /** Milliseconds by the clock from then to its answer. */
  deadline: number;
  /** Bytes of memory. */
  memory: number;
  /** Bytes of an answer. */
  answer: number;
  /** How many runs at once, and how many may wait, of one owner and of all. */
  atOnce: number;
  mostPerOwner: number;
  most: number;
};

/** Memory is sampled, so the limit lies far enough below 256 MB that it is never exceeded. */
const usual: RunnerLimits = {
  start: 10_000,
  processorTime: maxRunMs,
  deadline: maxWaitMs,
  memory: 200 * 1024 ** 2,
  answer: 1024 ** 2,
  atOnce: 2,
  mostPerOwner: 10,
  most: 200,
};
const ready = 'ready\n';
const watchEvery = 20;

const script = fileURLToPath(new URL('./runner-process.ts', import.meta.url));
const words = sandboxArguments(64, '--max-semi-space-size=4', '--stack-size=900');

const failed = (problem: RunProblem): RunResult => ({ kind: 'problem', problem });

/** Spawns a script that may read the program and nothing else. It gets no environment variables. */
export const spawnRunner = (file: string, more: readonly string[] = []): ChildProcess =>
  spawn(process.execPath, [...words, file, ...more], {
    stdio: ['pipe', 'pipe', 'ignore'],
    env: {},
    cwd: root,
  });

/** The result of one process, which has ended when this resolves. */
async function runSandboxed(
  run: Run,
  limits: RunnerLimits,
  started: (child: ChildProcess) => void,
): Promise<RunResult> {
  const child = spawnRunner(script);
  started(child);
  let problem: RunProblem = 'failed';
  const kill = (why: RunProblem) => {
    if (problem === 'failed') problem = why;
    child.kill('SIGKILL');
  };
  const ended = new Promise<number | null>((resolve) => {
    // Where the process couldn't start, another run may.
    child.once('error', () => {
      kill('busy');
      resolve(null);
    });
    child.once('close', (code, signal) => {
      // Node.js aborts when its own memory is used up.
      if (signal === 'SIGABRT' && problem === 'failed') problem = 'tooMuchMemory';
      resolve(code);
    });
  });
  let timer = setTimeout(kill, limits.start, 'busy');
  const watch = setInterval(() => void look(), watchEvery);
  /** Processor time that the process had used when it took the run. */
  let usedBefore: number | null = null;
  async function look(): Promise<void> {
    if (child.pid === undefined) return;
    const [memory, used] = await Promise.all([memoryOf(child.pid), processorTimeOf(child.pid)]);
    if (memory > limits.memory) kill('tooMuchMemory');
    if (length === 0) return;
    usedBefore ??= used;
    if (used - usedBefore > limits.processorTime) kill('tooSlow');
  }
  const answer: Buffer[] = [];
  let length = 0;
  try {
    // Requests go first when processors are scarce.
    if (child.pid !== undefined) lowerPriority(child.pid);
    // Without free file descriptors there are no pipes.
    child.stdout?.on('data', (part: Buffer) => {
      if (length === 0) {
        clearTimeout(timer);
        timer = setTimeout(kill, limits.deadline, 'busy');
      }
      length += part.length;
      if (length > limits.answer) kill('tooMuchOutput');
      else answer.push(part);
    });
    // A process that ends before it has read everything closes this pipe.
    child.stdin?.on('error', () => undefined);
    child.stdin?.end(JSON.stringify(run));
    if ((await ended) !== 0) return failed(problem);
    return JSON.parse(Buffer.concat(answer).toString('utf8').slice(ready.length)) as RunResult;
  } catch {
    return failed('failed');
  } finally {
    clearTimeout(timer);
    clearInterval(watch);
  }
}

function lowerPriority(pid: number): void {
  try {
    setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // It has ended, or the system forbids it: the run is only less polite.
  }
}

/** A runner that starts a process per run and kills it when it exceeds its time or memory. */
export function createChildRunner(limits: Partial<RunnerLimits> = {}): AnswerRunner {
  const own = { ...usual, ...limits };
  const queue = createFairQueue(own);
  const running = new Map<ChildProcess, Promise<unknown>>();
  let isClosed = false;
  return {
    async run(owner, run) {
      if (!(await queue.acquire(owner))) return failed('busy');
      if (isClosed) {
        queue.release(owner);
        return failed('busy');
      }
      let child: ChildProcess | undefined;
      const work = runSandboxed(run, own, (started) => void (child = started));
      if (child) running.set(child, work);
      try {
        const result = await work;
        return isClosed && result.kind === 'problem' ? failed('busy') : result;
      } finally {
        if (child) running.delete(child);
        queue.release(owner);
      }
    },
    async close() {
      isClosed = true;
      for (const child of running.keys()) child.kill('SIGKILL');
      await Promise.all(running.values());
    },
  };
}
