import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { noPreferences } from '#domain/match/job-preferences.ts';
import { indexVersions } from '#domain/search/index-version.ts';
import { postingSearch, studentSearch } from '#server/db/tables/search.ts';
import { saveExternal } from '#server/features/external-jobs/save-external.ts';
import { createWorld, type World } from '#testing/world.ts';
import { indexAtStart } from './index-at-start.ts';
import { indexOutdated } from './index-outdated.ts';
import { indexPostings } from './index-postings.ts';

let world: World;
beforeAll(async () => void (world = await createWorld()));
afterAll(() => world?.[Symbol.asyncDispose]());
beforeEach(() =>
  world.pool.query('truncate posting_search, student_search, search_titles, search_words'),
);

const system = () => world.ctx({ kind: 'system' });

async function post(count: number): Promise<string[]> {
  const company = await world.company();
  const ids: string[] = [];
  for (let n = 0; n < count; n++)
    ids.push((await world.posting(company, { title: `Baker ${n}`, location: 'Pune' })).id);
  await indexPostings(world.ctx(), ids);
  return ids;
}

/** Simulates rows written by an older version. */
const makeOutdated = () =>
  world.pool.query("update posting_search set version = 0, city = 'nowhere', occupation = null");
const stale = async () =>
  (await world.rows(postingSearch)).filter(({ city }) => city === 'nowhere').length;

test('JOBS-01 internal and external rows from older rules are rewritten, and nothing else changes', async () => {
  await post(3);
  const outside = {
    sourceRef: 'a/1',
    title: 'Miller',
    companyName: 'Mill',
    description: '',
    skills: ['Rye'],
    category: null,
    level: null,
    type: null,
    location: 'Pune',
    isRemote: false,
    workplace: null,
    salaryMin: null,
    salaryMax: null,
    salaryCurrency: null,
    salaryPeriod: null,
    deadline: null,
    postedAt: world.now,
    url: 'https://jobs.lever.co/a/1',
    hostState: 'known' as const,
    sameKey: 'mill|miller|pune',
  };
  await saveExternal(system(), {
    source: 'lever',
    board: null,
    postings: [outside],
    isWhole: false,
  });
  const whole = async () => ({
    rows: (await world.pool.query('select *, head::text from posting_search order by posting_id'))
      .rows,
    words: (await world.pool.query('select * from search_words order by word')).rows,
    titles: (await world.pool.query('select * from search_titles order by kind, key')).rows,
  });
  const before = await whole();
  await makeOutdated();
  expect(await stale()).toBe(4);
  expect(await indexOutdated(system())).toEqual({ postings: 4, students: 0 });
  expect(await whole()).toEqual(before);
  expect(await indexOutdated(system())).toEqual({ postings: 0, students: 0 });
});

test('JOBS-01 outdated rows of closed or hidden postings leave the index', async () => {
  const [id] = await post(2);
  await makeOutdated();
  await world.pool.query("update job_postings set state = 'closed' where id = $1", [id]);
  await indexOutdated(system());
  expect(await world.rows(postingSearch)).toHaveLength(1);
  expect(await stale()).toBe(0);
});

test('JOBS-01 concurrent processes rewrite each row once and count suggestions once', async () => {
  await post(120);
  const words = async () =>
    (await world.pool.query('select * from search_words order by word')).rows;
  const before = await words();
  await makeOutdated();
  await Promise.all([1, 2, 3].map(() => indexOutdated(system())));
  expect(await stale()).toBe(0);
  expect(await words()).toEqual(before);
});

test('JOBS-01 an interrupted rewrite resumes where it stopped, and search keeps working', async () => {
  await post(220);
  await makeOutdated();
  let batches = 0;
  const { db } = world;
  const stopping = new Proxy(db, {
    get: (target, key) => {
      if (key === 'transaction' && ++batches > 2) throw new Error('killed');
      const value = Reflect.get(target, key) as unknown;
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
  await expect(indexOutdated({ ...system(), db: stopping })).rejects.toThrow('killed');
  const left = await stale();
  expect(left).toBe(20);
  const { total } = await world.call().search.list({ q: 'baker' });
  expect(total.count).toBe(220);
  expect(await indexOutdated(system())).toEqual({ postings: left, students: 0 });
});

test('JOBS-01 startup queues a rewrite only when rows are outdated', async () => {
  await post(1);
  await indexAtStart(system());
  expect(await world.tasks('search.index-outdated')).toEqual([]);
  await makeOutdated();
  await Promise.all([indexAtStart(system()), indexAtStart(system())]);
  expect(await world.tasks('search.index-outdated')).toEqual([{}]);
});

test('STJ-02 rewriting outdated student rows does not change when students were last active', async () => {
  const student = await world.student();
  await world
    .call(student)
    .match.savePreferences({ ...noPreferences, visibility: 'approved', version: 0 });
  const [before] = await world.rows(studentSearch);
  await world.pool.query("update student_search set version = 0, cities = '{nowhere}'");
  world.passTime(86_400_000);
  expect(await indexOutdated(system())).toEqual({ postings: 0, students: 1 });
  expect(await world.rows(studentSearch)).toEqual([before]);
});

/**
 * The code of a file and its imports from its folder and the domain, without comments, layout and
 * SQL.
 */
function contentOf(entry: string): string {
  const root = fileURLToPath(new URL('../../../', import.meta.url));
  const seen = new Map<string, string>();
  const walk = (file: string) => {
    if (seen.has(file)) return;
    const text = readFileSync(`${root}${file}`, 'utf8');
    seen.set(file, text);
    for (const [, path = ''] of text.matchAll(/from '(#domain\/[^']+|\.\/[^']+)'/gu)) {
      const next = path.startsWith('#')
        ? path.slice(1)
        : `${file.slice(0, file.lastIndexOf('/'))}/${path.slice(2)}`;
      if (!/(?:\.store|\/index-version)\.ts$/u.test(next)) walk(next);
    }
  };
  walk(entry);
  return [...seen]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([, text]) =>
      text.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gmu, '').replaceAll(/\s+/gu, ' '),
    )
    .join('\n');
}

const written: [keyof typeof indexVersions, string, string][] = [
  ['postings', 'server/features/search/index-rows.ts', '14 e0c36deaec1d48f7'],
  ['students', 'server/features/match/update-student-search.ts', '11 88d8cbc38416a0f4'],
];
test.each(written)(
  'JOBS-01 the rules and dictionaries for rows of %s match their version: after a change raise it in index-version.ts and update this checksum',
  (rows, entry, sum) => {
    const found = createHash('sha256').update(contentOf(entry)).digest('hex').slice(0, 16);
    expect(`${indexVersions[rows]} ${found}`).toBe(sum);
  },
);
