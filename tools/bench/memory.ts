import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { encodeCursor } from '#server/paging/keyset.ts';
import { applicationForm } from '#testing/cast.ts';
import { type Client, createClient, signUpByMail } from '#testing/client.ts';
import { pdf } from '#testing/resume-bytes.ts';
import { writeFigures } from './figures.ts';
import { loadPostings, walk } from './loaded-postings.ts';
import { startProduct } from './server-process.ts';

const total = Number(process.env['BENCH_REQUESTS'] ?? 10_000);
const connections = 20;
const html = { accept: 'text/html' };
const rpc = { 'content-type': 'application/json', 'x-csrf-token': 'orpc' };

const folder = process.env['BENCH_FOLDER'] ?? (await mkdtemp(join(tmpdir(), 'firstrung-bench-')));
const loading = await startProduct(folder);
const positions = await loadPostings(join(folder, 'data'));
await loading.stop();
const product = await startProduct(folder);
try {
  const fresh = residentMb(product.pid);
  const visitor = createClient(product.url);
  const recruiter = await enter('/login', { email: 'recruiter@demo.test' });
  const student = createClient(product.url);
  await signUpByMail(student, {
    fullName: 'Asha Rao',
    email: `asha.${Date.now()}@example.test`,
    password: 'firstrung-demo',
  });
  const cursor = walk(positions.map(encodeCursor));
  const postingId = walk(positions.map(({ id }) => id));
  const read = (who: Client, path: () => string) => async () =>
    answered(await who.fetch(path(), { headers: html }));
  const kinds: [weight: number, ask: () => Promise<unknown>][] = [
    [25, read(visitor, () => `/careers?after=${cursor()}`)],
    [10, read(visitor, () => '/')],
    [15, read(visitor, () => `/job-application/${postingId()}`)],
    [20, read(visitor, () => `/api/postings?after=${cursor()}`)],
    [
      10,
      async () =>
        answered(
          await visitor.fetch('/api/rpc/posting/load', {
            method: 'POST',
            headers: rpc,
            body: JSON.stringify({ json: { postingId: postingId() } }),
          }),
        ),
    ],
    [6, read(student, () => '/student-dashboard')],
    [6, read(recruiter, () => '/company-dashboard/applications')],
    [
      4,
      async () =>
        answered(
          await student.postForm(`/job-application/${postingId()}`, applicationForm(pdf(200_000))),
        ),
    ],
    [4, () => openStream(student)],
  ];
  const next = walk(kinds.flatMap(([weight, ask]) => Array.from({ length: weight }, () => ask)));
  let left = total;
  const work = async () => {
    while (left > 0) {
      left -= 1;
      await next()();
    }
  };
  await Promise.all(Array.from({ length: connections }, work));
  const row = (what: string, megabytes: number, target: string) => ({
    what,
    MB: Math.round(megabytes),
    target,
  });
  writeFigures('memory', [
    row('server, just started (resident)', fresh, ''),
    row(
      `server after ${total.toLocaleString('en')} mixed requests (resident)`,
      residentMb(product.pid),
      '≤ 250',
    ),
    row('server, most at any time (resident)', residentMb(product.pid, 'VmHWM'), ''),
    row(
      'embedded database, all its processes (proportional)',
      databaseMb(join(folder, 'data')),
      '≤ 150',
    ),
  ]);
} finally {
  await product.stop();
  if (!process.env['BENCH_FOLDER']) await rm(folder, { recursive: true, force: true });
}

async function enter(path: string, form: Record<string, string>): Promise<Client> {
  const client = createClient(product.url);
  await answered(await client.postForm(path, { password: 'firstrung-demo', ...form }));
  return client;
}

async function answered(response: Response): Promise<void> {
  const body = await response.text();
  if (!response.ok)
    throw new Error(`${response.url} answered ${response.status}: ${body.slice(0, 200)}`);
}

async function openStream(who: Client): Promise<void> {
  const leaving = new AbortController();
  const response = await who.fetch('/live', { signal: leaving.signal });
  if (!response.ok) throw new Error(`/live answered ${response.status}`);
  await response.body?.getReader().read();
  leaving.abort();
}

function residentMb(pid: number, line = 'VmRSS'): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(new RegExp(`^${line}:\\s+(\\d+) kB`, 'mu').exec(status)?.[1]) / 1024;
}

/**
 * Memory of the postmaster and its children, with shared pages split among the processes that share
 * them.
 */
function databaseMb(dataDir: string): number {
  const postmaster = readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split(
    '\n',
  )[0];
  const processes = readdirSync('/proc').filter(
    (name) => /^\d+$/u.test(name) && isPartOf(name, postmaster),
  );
  return processes.reduce((sum, pid) => {
    const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
    return sum + Number(/^Pss:\s+(\d+) kB/mu.exec(rollup)?.[1]) / 1024;
  }, 0);
}

function isPartOf(pid: string, postmaster: string | undefined): boolean {
  if (pid === postmaster) return true;
  try {
    return (
      /^PPid:\s+(\d+)$/mu.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] === postmaster
    );
  } catch {
    return false;
  }
}
