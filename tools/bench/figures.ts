import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { arch, cpus, totalmem, type } from 'node:os';

const page = 'docs/benchmarks.md';

export type Row = Record<string, string | number>;

export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? upper)) / 2;
}

/** Times each of the sequential calls, after some warm-up calls. */
export async function timesOf(
  count: number,
  call: (round: number) => Promise<unknown>,
): Promise<number[]> {
  const taken: number[] = [];
  for (let round = 0; round < count; round += 1) {
    const began = performance.now();
    await call(round);
    if (round >= 5) taken.push(performance.now() - began);
  }
  return taken;
}

export function timesRow(what: string, taken: number[], target: string): Row {
  const sorted = [...taken].sort((x, y) => x - y);
  const at = (share: number) =>
    (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(1);
  return { what, 'p50 ms': at(0.5), 'p95 ms': at(0.95), target };
}

/** Prints the rows, and replaces the section of that name in docs/benchmarks.md. */
export function writeFigures(section: string, rows: Row[], notes = ''): void {
  const table = markdownTable(rows);
  const text = [`_${whenAndWhere()}_`, table, notes].filter(Boolean).join('\n\n');
  console.log(`\n${text}\n`);
  const [start, end] = [`<!-- ${section} -->`, `<!-- end of ${section} -->`];
  const before = readFileSync(page, 'utf8');
  const from = before.indexOf(start);
  const to = before.indexOf(end);
  if (from < 0 || to < from) throw new Error(`${page} has no section between ${start} and ${end}`);
  writeFileSync(page, `${before.slice(0, from)}${start}\n${text}\n${before.slice(to)}`);
}

function markdownTable(rows: Row[]): string {
  const names = Object.keys(rows[0] ?? {});
  const line = (cells: (string | number)[]) => `| ${cells.join(' | ')} |`;
  return [
    line(names),
    line(names.map(() => '---')),
    ...rows.map((row) => line(Object.values(row))),
  ].join('\n');
}

function whenAndWhere(): string {
  const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim();
  const changed = git('status', '--porcelain', '--', 'src', 'package-lock.json')
    ? ' with changes'
    : '';
  const memory = Math.round(totalmem() / 2 ** 30);
  const machine = `${cpus().length} × ${cpus()[0]?.model ?? 'processor'}, ${memory} GB, ${type()} ${arch()}`;
  const day = new Date().toISOString().slice(0, 10);
  return `${day}, commit ${git('rev-parse', '--short', 'HEAD')}${changed}, Node ${process.versions.node}, ${machine}`;
}
