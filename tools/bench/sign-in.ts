import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createClient } from '#testing/client.ts';
import { openBenchDatabase } from './bench-database.ts';
import { median, type Row, writeFigures } from './figures.ts';
import { startProduct } from './server-process.ts';

const seconds = Number(process.env['BENCH_SECONDS'] ?? 10);
const pairs = Number(process.env['BENCH_PAIRS'] ?? 200);
const connections = 20;
const known = 'student@demo.test';
const password = 'firstrung-demo';

const perSecond = 25;
const people = ['student', 'recruiter', 'admin'].map((name) => `${name}@demo.test`);

const folder = await mkdtemp(join(tmpdir(), 'firstrung-sign-in-'));
const product = await startProduct(folder, { SIGN_INS_PER_MINUTE: '1000000' });
try {
  // Browsers that sign in repeatedly, as known devices of their accounts.
  const browsers = Array.from({ length: connections }, () => createClient(product.url));
  const enter = async (n: number) => {
    const email = people[n % people.length] ?? known;
    const { status } = await post('/login', { email, password }, browsers[n % connections]);
    return status === 200 || status === 303;
  };
  for (let n = 0; n < connections; n++) await enter(n);
  const signedIn = createClient(product.url);
  await post('/login', { email: known, password }, signedIn);
  const probe = async () => (await signedIn.fetch('/api/notifications')).arrayBuffer();
  for (let round = 0; round < 200; round++) await probe();

  let entered = 0;
  const flatOut = async () => {
    const end = performance.now() + 1_000;
    const enterOn = async (n: number) => {
      while (performance.now() < end) {
        const isIn = await enter(n);
        entered += Number(isIn);
      }
    };
    await Promise.all(browsers.map((_, n) => enterOn(n)));
  };
  let asked = 0;
  let answered = 0;
  const steadily = async () => {
    const start = performance.now();
    const open: Promise<void>[] = [];
    for (let n = 0; n < perSecond; n++) {
      await wait(Math.max(0, start + (n * 1_000) / perSecond - performance.now()));
      open.push(enter(asked++).then((isIn) => void (answered += Number(isIn))));
    }
    await Promise.all(open);
  };
  // Interleaved, so that other load on the machine affects all three equally.
  const taken = { idle: [] as number[], steady: [] as number[], flatOut: [] as number[] };
  let flatOutMs = 0;
  for (let second = 0; second < seconds; second++) {
    taken.idle.push(...(await probing(probe, () => wait(1_000))));
    taken.steady.push(...(await probing(probe, steadily)));
    const start = performance.now();
    taken.flatOut.push(...(await probing(probe, flatOut)));
    flatOutMs += performance.now() - start;
  }
  const timesIdle = (times: number[]) =>
    `${p99(times).toFixed(1)} ms, ${(p99(times) / p99(taken.idle)).toFixed(1)} × idle`;
  const before = residentMb();
  const burst = await Promise.all(
    Array.from({ length: 100 }, (_, n) => timed('/login', { email: `b${n}@x.test`, password })),
  );
  const refused = burst.filter(({ status }) => status === 503).length;
  const longest = Math.max(...burst.map(({ ms }) => ms));
  writeFigures('sign-in', [
    row(
      `sign-ins flat out at ${connections} connections`,
      `${((entered * 1_000) / flatOutMs).toFixed(1)} per s`,
      '≥ 25',
    ),
    row(`sign-ins asked for at ${perSecond} per s: let in`, `${answered} of ${asked}`, 'all'),
    row('p99 of another page’s data, idle', `${p99(taken.idle).toFixed(1)} ms`, ''),
    row(`the same at ${perSecond} sign-ins per s`, timesIdle(taken.steady), '≤ 2 × idle'),
    row('the same flat out', timesIdle(taken.flatOut), ''),
    row('100 sign-ins at once: the last answer', `${Math.round(longest)} ms`, ''),
    row('the same: answered with 503 at once', refused, ''),
    row('the same: memory grew by', `${Math.round(residentMb() - before)} MB`, '≤ 100 MB'),
    ...(await pairRows()),
  ]);
} finally {
  await product.stop();
  await rm(folder, { recursive: true, force: true });
}

function row(what: string, figure: string | number, target: string): Row {
  return { what, figure, target };
}

/** The difference in response time between an address with an account and one without, per form. */
async function pairRows(): Promise<Row[]> {
  const database = await openBenchDatabase(join(folder, 'data'));
  await database.pool.query(
    `insert into site_settings (key, value, updated_at) values ('namesAccounts', 'false', now())`,
  );
  // Longer than a process caches the settings.
  await wait(6_000);
  const forms = {
    '/login': (email: string) => ({ email, password: 'not this one' }),
    '/signup': (email: string) => ({ fullName: 'Asha Rao', email, password }),
    '/forgot-password': (email: string) => ({ email }),
    '/confirm-email': (email: string) => ({ email }),
  };
  const rows: Row[] = [];
  for (const [path, form] of Object.entries(forms)) {
    const taken = { known: [] as number[], unknown: [] as number[] };
    for (let n = 0; n < pairs; n++) {
      await database.pool.query('truncate sign_in_failures, rate_limits');
      const unknown = async () =>
        taken.unknown.push((await timed(path, form(`nobody${n}@demo.test`))).ms);
      const same = async () => taken.known.push((await timed(path, form(known))).ms);
      for (const ask of n % 2 ? [unknown, same] : [same, unknown]) await ask();
    }
    const gap = Math.abs(median(taken.known) - median(taken.unknown));
    const figure = `${gap.toFixed(2)} ms, ${aucOf(taken.known, taken.unknown).toFixed(3)}`;
    rows.push(row(`${path}, ${pairs} pairs: gap of the medians, AUC`, figure, '≤ 5 ms, 0.45–0.55'));
  }
  await database.close();
  return rows;
}

/**
 * The probability that a value from the first list is larger than one from the second (AUC): 0.5 if
 * they are indistinguishable.
 */
function aucOf(ones: number[], others: number[]): number {
  let wins = 0;
  for (const one of ones) {
    for (const other of others) wins += one > other ? 1 : one === other ? 0.5 : 0;
  }
  return wins / (ones.length * others.length);
}

/** Response times of a probe sent every 20 ms while the work runs. */
async function probing(probe: () => Promise<unknown>, work: () => Promise<unknown>) {
  const taken: number[] = [];
  let isDone = false;
  const working = work().finally(() => (isDone = true));
  const asked: Promise<unknown>[] = [];
  while (!isDone) {
    const start = performance.now();
    asked.push(probe().then(() => taken.push(performance.now() - start)));
    await wait(20);
  }
  await Promise.all([working, ...asked]);
  return taken;
}

function p99(times: number[]): number {
  return times.toSorted((x, y) => x - y)[Math.floor(times.length * 0.99)] ?? 0;
}

async function post(path: string, form: Record<string, string>, by = createClient(product.url)) {
  const response = await by.postForm(path, form);
  await response.arrayBuffer();
  return response;
}

async function timed(path: string, form: Record<string, string>) {
  const start = performance.now();
  const { status } = await post(path, form);
  return { status, ms: performance.now() - start };
}

function residentMb(): number {
  const status = readFileSync(`/proc/${product.pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+) kB/mu.exec(status)?.[1]) / 1024;
}
