import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon, { type Result } from 'autocannon';
import { encodeCursor } from '#server/paging/keyset.ts';
import { median, writeFigures } from './figures.ts';
import { loadPostings, walk } from './loaded-postings.ts';
import { startEmptyServer, startProduct } from './server-process.ts';

const rounds = Number(process.env['BENCH_ROUNDS'] ?? 3);
const seconds = Number(process.env['BENCH_SECONDS'] ?? 5);
const connections = 20;
const pageSize = 20;
const browser = { 'accept-encoding': 'gzip, deflate, br, zstd', accept: 'text/html,*/*' };

type Case = { name: string; url: string; path: () => string; target: string };

const folder = process.env['BENCH_FOLDER'] ?? (await mkdtemp(join(tmpdir(), 'firstrung-bench-')));
const empty = await startEmptyServer(folder);
const product = await startProduct(folder);
try {
  const cursors = (await loadPostings(join(folder, 'data'))).map(encodeCursor);
  const next = walk(cursors);
  const nextFirst = walk(cursors.slice(0, 2_000));
  const nextDeep = walk(cursors.slice(1_000 * pageSize, 1_000 * pageSize + 2_000));
  const own = { url: product.url };
  const cases: Case[] = [
    { name: 'empty Hono answer', url: empty.url, path: () => '/', target: '' },
    { name: 'careers page, cached', ...own, path: () => '/careers', target: '≥ 1/25, p99 ≤ 80 ms' },
    {
      name: 'careers page, rendered each time',
      ...own,
      path: () => `/careers?after=${next()}`,
      target: '',
    },
    { name: 'careers JSON', ...own, path: () => '/api/postings', target: '≥ 1/8' },
    {
      name: 'careers JSON, each page once',
      ...own,
      path: () => `/api/postings?after=${next()}`,
      target: '',
    },
    {
      name: 'JSON, pages 1 to 100',
      ...own,
      path: () => `/api/postings?after=${nextFirst()}`,
      target: '',
    },
    {
      name: 'JSON, pages 1,000 to 1,100',
      ...own,
      path: () => `/api/postings?after=${nextDeep()}`,
      target: 'as pages 1 to 100',
    },
  ];
  const results = new Map(cases.map(({ name }) => [name, [] as Result[]]));
  for (const one of cases) await shoot(one, 2);
  for (let round = 0; round < rounds; round += 1) {
    for (const one of cases) results.get(one.name)?.push(await shoot(one, seconds));
  }
  report(cases, results);
} finally {
  await product.stop();
  await empty.stop();
  if (!process.env['BENCH_FOLDER']) await rm(folder, { recursive: true, force: true });
}

async function shoot({ name, url, path }: Case, duration: number): Promise<Result> {
  const result = await autocannon({
    url,
    connections,
    duration,
    headers: browser,
    requests: [{ method: 'GET', setupRequest: (request) => ({ ...request, path: path() }) }],
  });
  if (result.non2xx + result.errors + result.timeouts > 0)
    throw new Error(`${name}: not every request was answered`);
  return result;
}

function report(cases: Case[], results: Map<string, Result[]>): void {
  const of = (name: string) => results.get(name) ?? [];
  const yardstick = of('empty Hono answer').map((result) => result.requests.average);
  const rows = cases.map(({ name, target }) => {
    const mine = of(name);
    const ratio = median(
      mine.map((result, round) => (yardstick[round] ?? 0) / result.requests.average),
    );
    return {
      answer: name,
      'requests/s': Math.round(median(mine.map((result) => result.requests.average))),
      'of empty Hono': ratio < 1.005 && ratio > 0.995 ? '1' : `1/${ratio.toFixed(1)}`,
      'p50 ms': median(mine.map((result) => result.latency.p50)),
      'p99 ms': median(mine.map((result) => result.latency.p99)),
      target,
    };
  });
  writeFigures('web', rows);
}
