import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon, { type Result } from 'autocannon';
import { encodeCursor } from '#server/paging/keyset.ts';
import { createClient } from '#testing/client.ts';
import { median, writeFigures } from './figures.ts';
import { startEmptyServer, startProduct } from './server-process.ts';

// Measures pages and JSON that are not cached, with the demo set.
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 3);
const seconds = Number(process.env['BENCH_SECONDS'] ?? 5);
const connections = 10;

type Case = { name: string; url: string; path: () => string; cookie?: string; target: string };
type Shot = { result: Result; cpuMs: number };

const folder = await mkdtemp(join(tmpdir(), 'firstrung-pages-'));
const empty = await startEmptyServer(folder);
const product = await startProduct(folder);
try {
  const { url } = product;
  let asked = 0;
  const fresh = (path: string) => () => `${path}${(asked += 1)}`;
  const cursor = () =>
    encodeCursor({ at: new Date(Date.now() - (asked += 1)), id: crypto.randomUUID() });
  const page = '≥ 150/s, p99 ≤ 150 ms';
  const cases: Case[] = [
    { name: 'empty Hono answer', url: empty.url, path: () => '/', target: '' },
    { name: '/careers', url, path: fresh('/careers?n='), target: page },
    { name: '/jobs', url, path: fresh('/jobs?n='), target: page },
    {
      name: 'student home',
      url,
      path: () => '/student-dashboard',
      cookie: await signIn('student@demo.test'),
      target: page,
    },
    {
      name: 'company board',
      url,
      path: () => '/company-dashboard/applications?view=board',
      cookie: await signIn('recruiter@demo.test'),
      target: page,
    },
    {
      name: 'JSON of a list',
      url,
      path: () => `/api/postings?after=${cursor()}`,
      target: '≥ 1,000/s',
    },
  ];
  const shots = new Map(cases.map(({ name }) => [name, [] as Shot[]]));
  for (const each of cases) await shoot(each, 2);
  for (let round = 0; round < rounds; round += 1)
    for (const each of cases) shots.get(each.name)?.push(await shoot(each, seconds));
  const rows = [];
  for (const each of cases) rows.push(await rowOf(each, shots.get(each.name) ?? []));
  writeFigures('pages', rows);
} finally {
  await product.stop();
  await empty.stop();
  await rm(folder, { recursive: true, force: true });
}

async function signIn(email: string): Promise<string> {
  const client = createClient(product.url);
  const answer = await client.postForm('/login', { email, password: 'firstrung-demo' });
  if (!answer.ok) throw new Error(`${email} could not sign in: ${answer.status}`);
  return client.cookie();
}

function headersOf({ cookie }: Case): Record<string, string> {
  const browser = { 'accept-encoding': 'gzip, deflate, br, zstd', accept: 'text/html,*/*' };
  return cookie === undefined ? browser : { ...browser, cookie };
}

async function shoot(each: Case, duration: number): Promise<Shot> {
  const before = cpuMsOf(product.pid);
  const result = await autocannon({
    url: each.url,
    connections,
    duration,
    headers: headersOf(each),
    requests: [{ method: 'GET', setupRequest: (request) => ({ ...request, path: each.path() }) }],
  });
  const { non2xx, errors, timeouts, requests } = result;
  if (non2xx + errors + timeouts > 0)
    throw new Error(`${each.name}: not every request was answered`);
  return { result, cpuMs: (cpuMsOf(product.pid) - before) / requests.total };
}

async function rowOf(each: Case, shots: Shot[]) {
  const middle = (of: (shot: Shot) => number) => median(shots.map(of));
  const answer = await fetch(each.url + each.path(), { headers: headersOf(each) });
  const bytes = (await answer.arrayBuffer()).byteLength;
  return {
    answer: each.name,
    'requests/s': Math.round(middle(({ result }) => result.requests.average)),
    'p50 ms': middle(({ result }) => result.latency.p50),
    'p99 ms': middle(({ result }) => result.latency.p99),
    'CPU ms': each.url === product.url ? middle(({ cpuMs }) => cpuMs).toFixed(1) : '',
    'KB before compression': (bytes / 1_000).toFixed(0),
    'KB sent': (
      middle(({ result }) => result.throughput.total / result.requests.total) / 1_000
    ).toFixed(1),
    target: each.target,
  };
}

/** CPU time of all threads, without the database. */
function cpuMsOf(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const [user = 0, system = 0] = stat
    .slice(stat.lastIndexOf(')'))
    .split(' ')
    .slice(12, 14)
    .map(Number);
  const clockTicks = 100;
  return ((user + system) * 1_000) / clockTicks;
}
