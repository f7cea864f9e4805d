// Searches at three sizes, in the database and over HTTP, next to an in-memory index of the same
// content.
import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import MiniSearch from 'minisearch';
import { pino } from 'pino';
import type { SearchInput } from '#contract/search.ts';
import { readPlace } from '#domain/place/place-of.ts';
import { createCache } from '#server/cache.ts';
import type { Ctx } from '#server/context.ts';
import { connectDatabase } from '#server/db/connect.ts';
import { createRandom } from '#server/db/demo/demo-random.ts';
import { migrateDatabase } from '#server/db/migrate.ts';
import { findPage } from '#server/features/search/find-page.ts';
import { indexMissing } from '#server/features/search/index-missing.ts';
import { indexSegments } from '#server/features/search/index-segments.ts';
import { listSearch } from '#server/features/search/list-search.ts';
import { loadAlike } from '#server/features/search/search-word.store.ts';
import { suggestWords } from '#server/features/search/suggest-words.ts';
import { loadSettings } from '#server/features/setting/load-settings.ts';
import { type Row, writeFigures } from './figures.ts';
import { seedPostings } from './seed-postings.ts';
import { startProduct } from './server-process.ts';

const sizes = (process.env['BENCH_SIZES'] ?? '10000,100000').split(',').map(Number);
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 200);
const httpSize = 100_000;
const log = pino({ level: 'silent' });
const lockNotAvailable = '55P03';

const words = [
  'engineer',
  'senior data',
  'frontend developer',
  'java',
  'react',
  'product manager',
  'devops',
  'designer',
  'python analyst',
  'marketing',
  'c++',
  'sales lead',
];
const levels = ['Entry Level', '1-3 years', '3-5 years', '5+ years', 'Senior', 'Lead'] as const;
const facets = ['type', 'level', 'category', 'workplace', 'source'] as const;
const typos = [
  'enginer',
  'devloper',
  'pyhton',
  'javscript',
  'desinger',
  'markting',
  'anaylst',
  'manger',
];
const beginnings = ['s', 'se', 'sen', 'senior', 'pro', 'data a', 'js', 'front', 'mark', 'de'];

const table: Row[] = [];
const figures = new Map<string, Map<number, string>>();
const note = (what: string, size: number, figure: string) => {
  const row = figures.get(what) ?? new Map<number, string>();
  figures.set(what, row.set(size, figure));
  console.log(`${size}: ${what}: ${figure}`);
};
let perSecond = '';
for (const size of sizes) await measure(size);
const targets: Record<string, string> = {
  'words, filters, total, facets': '≤ 5 / 12 at 100k, ≤ 70 / 150 at 1M',
  'the same of minisearch': '10 × slower at 100k',
  'newest first, a page far down': '≤ – / 5 at 1M',
  'what to suggest': '≤ – / 3',
  'a mistyped word': '≤ – / 5',
};
for (const [what, row] of figures)
  table.push({
    'p50 / p95 ms': what,
    ...Object.fromEntries(sizes.map((size) => [size.toLocaleString('en'), row.get(size) ?? ''])),
    target: targets[what] ?? '',
  });
writeFigures(
  'search',
  table,
  `The search over HTTP at ${httpSize.toLocaleString('en')}: ${perSecond}. Load of the machine at the end: ${(loadavg()[0] ?? 0).toFixed(1)}.`,
);

async function measure(size: number): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'firstrung-search-'));
  const dataDir = join(folder, 'data');
  const database = await connectDatabase({
    dataDir,
    poolSize: 4,
    statementTimeoutMs: 600_000,
    applicationName: 'bench',
    asOwner: true,
    log,
  });
  try {
    await migrateDatabase(database.connectionString);
    await seedPostings(database.connectionString, size);
    const ctx = {
      db: database.db,
      now: new Date(),
      cache: createCache(),
      operator: { name: 'Bench', email: 'bench@firstrung.test' },
      actor: { kind: 'system' },
    } as unknown as Ctx;
    const began = performance.now();
    await indexMissing(ctx);
    note('indexing one posting', size, ((performance.now() - began) / size).toFixed(2));
    const started = performance.now();
    await makeSegments(ctx, database.pool);
    note('making its bits', size, ((performance.now() - started) / size).toFixed(2));
    await database.pool.query(
      'vacuum (analyze) search_bits, search_places, search_changes, search_segments',
    );
    await database.pool.query(
      'vacuum (analyze) posting_search, search_words, search_titles, skills',
    );
    const random = createRandom(7);
    const next = (): SearchInput => ({
      q: random.pick(words),
      ...(random.next() < 0.5 && { level: [random.pick(levels)] }),
      ...(random.next() < 0.3 && { workplace: ['remote' as const] }),
      ...(random.next() < 0.3 && {
        location: random.pick(['Bangalore', 'Pune', 'Berlin', 'remote']),
      }),
    });
    const inputs = Array.from({ length: rounds }, next);
    const round = async (what: string, work: (n: number) => Promise<unknown> | unknown) => {
      const taken: number[] = [];
      for (let n = -5; n < rounds; n++) {
        const start = performance.now();
        await work(Math.abs(n));
        if (n >= 0) taken.push(performance.now() - start);
      }
      taken.sort((a, b) => a - b);
      const at = (share: number) => (taken[Math.floor(taken.length * share)] ?? 0).toFixed(1);
      note(what, size, `${at(0.5)} / ${at(0.95)}`);
    };
    const input = (n: number) => inputs[n % inputs.length] ?? {};
    // Only the settings stay cached between searches, since every page needs them.
    const settings = await loadSettings(ctx);
    const fresh = async () => {
      const kept = createCache();
      await kept.load('settings.all', 3_600, async () => settings);
      return { ...ctx, kept };
    };
    await round('words, filters, total, facets', async (n) => findPage(await fresh(), input(n)));
    await round('the same, filters changed within ten seconds', (n) => findPage(ctx, input(n)));
    await round('the same with its cards', async (n) => listSearch(await fresh(), input(n)));
    const mini = await createMini(database.pool);
    await round('the same of minisearch', (n) => mini(input(n)));
    await round('newest first, first page', () => findPage(ctx, { sort: 'date' }));
    await round('newest first, a page far down', (n) =>
      findPage(ctx, { sort: 'date', page: 400 + (n % 100) }),
    );
    await round('one category, newest first', () =>
      findPage(ctx, { sort: 'date', category: ['Design'] }),
    );
    await round('what to suggest', (n) =>
      suggestWords(ctx, beginnings[n % beginnings.length] ?? ''),
    );
    await round('a mistyped word', (n) => loadAlike(ctx, [typos[n % typos.length] ?? '']));
  } finally {
    await database.close();
  }
  if (size === httpSize) perSecond = await overHttp(folder);
  await rm(folder, { recursive: true, force: true });
}

/**
 * As the task does it: yields to any process that locks the changes, including autovacuum, and
 * continues later.
 */
async function makeSegments(
  ctx: Ctx,
  pool: { query: (text: string) => Promise<unknown> },
): Promise<void> {
  for (let tries = 0; ; tries++) {
    await pool.query('vacuum (analyze) search_changes');
    try {
      return await indexSegments(ctx);
    } catch (error) {
      const { code } = (error as { cause?: { code?: string } }).cause ?? {};
      if (code !== lockNotAvailable || tries === 20) throw error;
    }
  }
}

type Doc = {
  id: string;
  title: string;
  skills: string;
  company: string;
  city: string | null;
} & Record<(typeof facets)[number], number | string | boolean | null>;

/** The same content in memory, with the same filters, total and facet counts. */
async function createMini(pool: {
  query: <T extends object>(text: string) => Promise<{ rows: T[] }>;
}) {
  const { rows } = await pool.query<Doc>(
    `select posting_id as id, title_key as title, company_name as company, type, level, category, workplace, source, city,
       (select coalesce(string_agg(name, ' '), '') from skills where id = any(skill_ids)) as skills from posting_search`,
  );
  const mini = new MiniSearch<Doc>({
    fields: ['title', 'skills', 'company'],
    storeFields: [...facets, 'city'],
  });
  mini.addAll(rows);
  const options = {
    prefix: (_: string, n: number, all: string[]) => n === all.length - 1,
    combineWith: 'AND',
    boost: { title: 4, skills: 2 },
  } as const;
  return (input: SearchInput) => {
    const found = mini.search(input.q ?? '', { ...options });
    const place = readPlace(input.location ?? '');
    const level = Array.isArray(input.level) ? input.level[0] : undefined;
    const wanted: Partial<Doc> = {
      ...(level !== undefined && { level: levels.indexOf(level as (typeof levels)[number]) }),
      ...((input.workplace !== undefined || place.isRemote) && { workplace: 0 }),
    };
    const of = facets.map((name) => ({
      name,
      value: wanted[name],
      counts: new Map<unknown, number>(),
    }));
    const items: object[] = [];
    for (const each of found) {
      if (place.cities.length > 0 && !place.cities.includes(String(each['city']))) continue;
      // A facet counts what passes the filters of the others.
      let missed = 0;
      for (const { name, value } of of)
        if (value !== undefined && each[name] !== value) missed += 1;
      if (missed > 1) continue;
      if (missed === 0) items.push(each);
      for (const { name, value, counts } of of)
        if (missed === 0 || (value !== undefined && each[name] !== value))
          counts.set(each[name], (counts.get(each[name]) ?? 0) + 1);
    }
    const counts = of.map((facet) => facet.counts);
    return { items: items.slice(0, 20), total: items.length, counts };
  };
}

async function overHttp(folder: string): Promise<string> {
  const product = await startProduct(folder, { DEMO: 'off' });
  try {
    const paths = words.flatMap((word) =>
      levels.map(
        (level) => `/api/search?q=${encodeURIComponent(word)}&level=${encodeURIComponent(level)}`,
      ),
    );
    const run = (duration: number) =>
      autocannon({
        url: product.url,
        connections: 20,
        duration,
        requests: paths.map((path) => ({ path })),
      } as never);
    await run(3);
    const result = await run(10);
    return `${Math.round(result.requests.average)} requests a second, p99 ${result.latency.p99} ms, ${result.non2xx} refused (≥ 300, ≤ 100 ms)`;
  } finally {
    await product.stop();
  }
}
