// The server's cost of reading untrusted files: malicious and ordinary ones, each in a separate
// process.
import { readdirSync, readFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { createChildReader } from '#server/ports/resume-reader/child-reader.ts';
import { hostileFiles } from '#server/ports/resume-reader/hostile-files.fixture.ts';
import { plainPdf, someResume } from '#server/ports/resume-reader/made-files.fixture.ts';
import { type Row, writeFigures } from './figures.ts';

const megabytes = (bytes: number) => Math.round(bytes / 1024 ** 2);

/** The peak memory of our child processes, in bytes. */
function peakOfChildren(): number {
  const peaks = readdirSync('/proc')
    .filter((name) => /^\d+$/u.test(name))
    .map((pid) => {
      try {
        const status = readFileSync(`/proc/${pid}/status`, 'utf8');
        const isOwn = new RegExp(`^PPid:\\s+${process.pid}$`, 'mu').test(status);
        return isOwn ? Number(/^VmHWM:\s+(\d+)/mu.exec(status)?.[1] ?? 0) * 1024 : 0;
      } catch {
        return 0;
      }
    });
  return Math.max(0, ...peaks);
}

const reader = createChildReader();
const rows: Row[] = [];
const files: [string, () => Buffer][] = [
  ['a plain resume', () => plainPdf(someResume)],
  ...Object.entries(hostileFiles).map(([name, { make }]): [string, () => Buffer] => [name, make]),
];
for (const [name, make] of files) {
  const bytes = make();
  globalThis.gc?.();
  const before = process.memoryUsage().rss;
  const delay = monitorEventLoopDelay({ resolution: 5 });
  let [peak, own] = [0, before];
  const watch = setInterval(() => {
    peak = Math.max(peak, peakOfChildren());
    own = Math.max(own, process.memoryUsage().rss);
  }, 25);
  delay.enable();
  const start = performance.now();
  const { problem } = await reader.read(bytes, 'file');
  const took = performance.now() - start;
  delay.disable();
  clearInterval(watch);
  rows.push({
    file: name,
    kB: Math.round(bytes.length / 1000),
    answer: problem ?? 'read',
    's (≤ 5)': (took / 1000).toFixed(1),
    'child MB (≤ 256)': megabytes(peak),
    'server MB more (≤ 50)': megabytes(own - before),
    'event loop p99 ms (≤ 50)': (delay.percentile(99) / 1e6).toFixed(0),
  });
}
await reader.close();
writeFigures('resume-reading', rows);
