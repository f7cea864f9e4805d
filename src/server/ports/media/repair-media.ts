import { spawn } from 'node:child_process';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { isWebm, type MediaType } from '#domain/recording/media-type.ts';
import { root, sandboxArguments } from '#server/sandbox/sandbox-arguments.ts';

const script = fileURLToPath(new URL('./repair-process.ts', import.meta.url));
/** Copying ten minutes takes a few seconds. */
const deadlineMs = 60_000;

export type Repaired = { durationMs: number; hasVideo: boolean; size: number };
/**
 * Gives a recording its duration and a seek index, which browsers leave out, without changing sound
 * or picture, and hands it to `use`. Recordings come from users, so a sandboxed process reads them.
 * If it can't read the recording, `use` isn't called.
 * With `keep` 'sound' the picture is left out.
 */
export async function repairMedia(
  recorded: AsyncIterable<Uint8Array>,
  mediaType: MediaType,
  use: (repaired: Repaired, file: Readable) => Promise<void>,
  keep: 'all' | 'sound' = 'all',
): Promise<void> {
  const container = isWebm(mediaType) ? 'webm' : 'mp4';
  const child = spawn(process.execPath, [...sandboxArguments(256), script, container, keep], {
    stdio: ['pipe', 'pipe', 'ignore'],
    env: {},
    cwd: root,
  });
  const timer = setTimeout(() => child.kill('SIGKILL'), deadlineMs);
  const ended = new Promise<number | null>((resolve) => {
    child.once('error', () => resolve(null));
    child.once('close', resolve);
  });
  let sourceFailed: unknown;
  const sending = pipeline(Readable.from(watched()), child.stdin).catch(() => undefined);
  async function* watched() {
    try {
      yield* recorded;
    } catch (error) {
      sourceFailed = error;
      child.kill('SIGKILL');
      throw error;
    }
  }
  try {
    const parts = child.stdout[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
    const opening = await readOpening(parts);
    if (opening !== null && opening.repaired.durationMs > 0)
      await use(opening.repaired, Readable.from(rest(opening.first, parts)));
    await sending;
    await ended;
    if (sourceFailed !== undefined) throw sourceFailed;
  } finally {
    clearTimeout(timer);
    child.kill('SIGKILL');
  }
}

/** The answer comes from a process that read a user's file: only numbers are taken from it. */
function repairedOf(line: string): Repaired {
  const { durationMs, hasVideo, size } = JSON.parse(line) as Record<string, unknown>;
  return { durationMs: Number(durationMs), hasVideo: hasVideo === true, size: Number(size) };
}

async function readOpening(parts: AsyncIterator<Buffer>) {
  let buffered = Buffer.alloc(0);
  for (;;) {
    const { value, done } = await parts.next();
    if (done === true) return null;
    buffered = Buffer.concat([buffered, value]);
    const end = buffered.indexOf('\n');
    if (end < 0) continue;
    const repaired = repairedOf(buffered.subarray(0, end).toString('utf8'));
    return { repaired, first: buffered.subarray(end + 1) };
  }
}

async function* rest(first: Buffer, parts: AsyncIterator<Buffer>) {
  if (first.byteLength > 0) yield first;
  for (;;) {
    const { value, done } = await parts.next();
    if (done === true) return;
    yield value;
  }
}
