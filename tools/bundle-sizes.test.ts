import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import {
  bytesBeside,
  doubledPackages,
  readBundles,
  type RouteBundle,
  waitingForThemselves,
} from './bundle-sizes.ts';

/** KB of 1,000 bytes, brotli. The first row that matches a route speaks for it. */
const budgets: [routes: RegExp, kilobytes: number][] = [
  [/^root$/u, 113],
  [/^(routes\/(site\/|maintenance$)|auth-reset-password$)/u, 125],
  // Forms of many fields; one with the dictionary of skills.
  [/^routes\/student\/(update-profile|resume|one-resume)$/u, 168],
  [/^routes\/student\//u, 166],
  [/^routes\/(company|admin)\//u, 168],
  [/^routes\/(welcome|profile|settings)$/u, 114],
];

const dashboards =
  /^src\/web\/(routes\/(student|company|admin)\/|routes\/dashboard-|features\/(shell|notification)\/|ui\/app-shell)/u;
const strangers: [routes: RegExp, modules: RegExp][] = [
  [/^routes\/(site\/|welcome|profile|settings)/u, dashboards],
  [
    /^routes\/student\//u,
    /routes\/(company|admin)\/|features\/application\/(received|move|reject)/u,
  ],
  [/^routes\/company\//u, /routes\/(student|admin)\/|features\/application\/own/u],
  [/^routes\/admin\//u, /routes\/(student|company)\/|features\/application\//u],
];

let bundles: RouteBundle[];
beforeAll(() => {
  if (!existsSync('build/client/.vite/chunks.json')) execFileSync('npm', ['run', 'build']);
  bundles = readBundles('build/client');
}, 180_000);

test('PERF-01 every route has a budget and its scripts stay within it', () => {
  const over = bundles.flatMap(({ id, brotliBytes }) => {
    const [, budget = 0] = budgets.find(([routes]) => routes.test(id)) ?? [];
    const kilobytes = brotliBytes / 1_000;
    return kilobytes > budget ? [`${id}: ${kilobytes.toFixed(1)} KB of ${budget}`] : [];
  });
  expect(over).toEqual([]);
  expect(bundles.length).toBeGreaterThan(15);
});

test.each(['routes/company/job-new', 'routes/company/job'])(
  'PERF-01 %s stays within its budget with the editor, which is loaded beside it',
  (route) => {
    const bundle = bundles.find(({ id }) => id === route);
    if (bundle === undefined) throw new Error(`There is no ${route}.`);
    const editor = 'src/web/features/posting/posting-editor.tsx';
    const beside = bytesBeside('build/client', bundle, [editor]);
    expect(beside).toBeGreaterThan(5_000);
    expect((bundle.brotliBytes + beside) / 1_000).toBeLessThan(170);
  },
);

test.each([
  ['routes/site/jobs', ['search-page'], 128],
  ['routes/site/jobs', ['search-page', 'live-search', 'from-outside'], 130],
  ['routes/site/found-job', ['found-page'], 126],
  ['routes/student/jobs', ['search-page', 'live-search', 'from-outside'], 173],
])(
  'PERF-01 %s stays small with what takes its results over, which is loaded beside it: %s',
  (route, parts, most) => {
    const bundle = bundles.find(({ id }) => id === route);
    if (bundle === undefined) throw new Error(`There is no ${route}.`);
    const modules = parts.map((part) => `src/web/features/search/${part}.tsx`);
    const beside = bytesBeside('build/client', bundle, modules);
    expect(beside).toBeGreaterThan(3_000);
    expect((bundle.brotliBytes + beside) / 1_000).toBeLessThan(most);
  },
);

test('PERF-01 no page loads code of another role, and public pages none of the dashboards', () => {
  const foreign = bundles.flatMap(({ id, modules }) =>
    strangers
      .filter(([routes]) => routes.test(id))
      .flatMap(([, strange]) => modules.filter((module) => strange.test(module)))
      .map((module) => `${id} loads ${module}`),
  );
  expect(foreign).toEqual([]);
});

test('PERF-01 each dashboard does load its own code, so that the names above mean something', () => {
  const modulesOf = (id: string) => bundles.find((bundle) => bundle.id === id)?.modules ?? [];
  const known = ['routes/student/home', 'routes/company/applications', 'routes/admin/overview'];
  for (const id of known) {
    expect(modulesOf(id)).toContain(`src/web/${id}.tsx`);
    expect(modulesOf(id).filter((module) => dashboards.test(module)).length).toBeGreaterThan(3);
  }
});

test('PERF-01 a script that waits for a part of its page is not needed by that part', () => {
  const waiting = globSync('src/web/features/**/*.tsx').filter((file) =>
    /^const written = .*await /mu.test(readFileSync(file, 'utf8')),
  );
  expect(waiting).toContain('src/web/features/search/loaded-search.tsx');
  expect(waitingForThemselves('build/client', waiting)).toEqual([]);
});

test('PERF-01 no package is in the scripts twice', () => {
  expect(doubledPackages(bundles.flatMap(({ modules }) => modules))).toEqual({});
  const twice = ['node_modules/a/index.js', 'node_modules/b/node_modules/a/index.js'];
  expect(Object.keys(doubledPackages(twice))).toEqual(['a']);
});

test('PERF-01 neither the server nor the schemas of the contract are in any script', () => {
  const serverOnly =
    /^src\/server\/|node_modules\/(zod|drizzle-orm|pg|hono|@intl|intl-messageformat)\//u;
  expect(
    bundles.flatMap(({ modules }) => modules.filter((module) => serverOnly.test(module))),
  ).toEqual([]);
});
