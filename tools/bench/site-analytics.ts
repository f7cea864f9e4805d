// The administrators' analytics of a large site, over HTTP as the page asks for them.
import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { analyticsRanges } from '#domain/analytics/analytics-range.ts';
import { createClient } from '#testing/client.ts';
import { openBenchDatabase } from './bench-database.ts';
import { timesOf, timesRow, writeFigures } from './figures.ts';
import { seedSite } from './seed-site.ts';
import { seedUsers } from './seed-users.ts';
import { startProduct } from './server-process.ts';

const applications = Number(process.env['BENCH_APPLICATIONS'] ?? 1_000_000);
const postings = Math.ceil(applications / 10);
const people = Math.ceil(applications / 10);
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 40);

const folder = await mkdtemp(join(process.env['BENCH_FOLDER'] ?? tmpdir(), 'firstrung-analytics-'));
const product = await startProduct(folder, { SIGN_INS_PER_MINUTE: '1000' });
try {
  const client = createClient(product.url);
  const entered = await client.postForm('/login', {
    email: 'admin@demo.test',
    password: 'firstrung-demo',
  });
  if (!entered.ok) throw new Error(`/login answered ${entered.status}`);
  const start = performance.now();
  await fill(join(folder, 'data'));
  console.log(`filled in ${((performance.now() - start) / 1000).toFixed(1)} s`);
  const read = async (path: string) => {
    const answer = await client.fetch(path);
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${text}`);
  };
  const row = async (what: string, path: string, target: string) =>
    timesRow(what, await timesOf(rounds, () => read(path)), target);
  const [load] = loadavg();
  const ofRanges = [];
  for (const range of analyticsRanges)
    ofRanges.push(await row(`figures of ${range}`, `/api/admin/analytics?range=${range}`, '≤ 500'));
  const list = '/api/admin/analytics/list?period=all&figure=';
  writeFigures(
    'site-analytics',
    [
      ...ofRanges,
      await row('the page', '/admin-dashboard/analytics', '≤ 500'),
      await row('list of all applications', `${list}applications`, '≤ 500'),
      await row('list of filled jobs', `${list}filled`, '≤ 500'),
    ],
    `Load of the machine before the first call: ${load?.toFixed(1)}.`,
  );
} finally {
  await product.stop();
  await rm(folder, { recursive: true, force: true });
}

async function fill(dataDir: string): Promise<void> {
  await seedUsers(dataDir, people);
  const { connectionString, pool, close } = await openBenchDatabase(dataDir);
  try {
    await seedSite(connectionString, { postings, applications });
    // One of four people is there on a day, for a quarter of a year.
    await pool.query(
      `insert into activity_days (user_id, day)
       select id, current_date - n from profiles cross join generate_series(0, 89) n
       where (hashtext(id::text) + n) % 4 = 0 on conflict do nothing`,
    );
    await pool.query('vacuum (analyze) activity_days');
  } finally {
    await close();
  }
}
