import { Transform } from 'node:stream';

/** Receives each percent that is done, one after the other. */
export type Report = (percent: number) => Promise<void>;

const maxWhileRunning = 99;

/** Counts bytes of a known total, in parts whose own size is only estimated. */
export function createProgress(total: number, report: Report) {
  let ended = 0;
  let current = 0;
  let reported = 0;
  let reporting = Promise.resolve();

  function tell(): void {
    const share = (ended + current) / Math.max(1, total);
    const percent = Math.min(maxWhileRunning, Math.floor(100 * share));
    if (percent <= reported) return;
    reported = percent;
    // Progress that can't be noted is no reason to fail.
    reporting = reporting.then(() => report(percent)).catch(() => undefined);
  }

  return {
    /** Counts what passes, up to the size of the part. */
    counting: (size: number) =>
      new Transform({
        transform(chunk: Uint8Array, _encoding, done) {
          current = Math.min(size, current + chunk.byteLength);
          tell();
          done(null, chunk);
        },
      }),
    endPart(size: number): void {
      current = 0;
      ended += size;
      tell();
    },
    /** Resolves when everything was reported. */
    settled: () => reporting,
  };
}

export type Progress = ReturnType<typeof createProgress>;
