import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { readBundles, type RouteBundle } from './bundle-sizes.ts';

/** KB of 1,000 bytes, brotli. The first matching row applies to a route. */
const budgets: [routes: RegExp, kilobytes: number][] = [
  [/^(root$|routes\/(site\/|maintenance$|welcome$|profile$|settings$)|auth-reset-password$)/u, 170],
  // Dashboards, with everything that a page loads initially.
  [/^routes\/(student|company|admin)\//u, 200],
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
  if (!existsSync('build/client/assets')) execFileSync('npm', ['run', 'build']);
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

test('PERF-05 a page needs few scripts: up to 26 on public pages, 28 in dashboards', () => {
  const isDashboard = /^routes\/(student|company|admin)\//u;
  const many = bundles.flatMap(({ id, files }) =>
    files.length > (isDashboard.test(id) ? 28 : 26) ? [`${id}: ${files.length}`] : [],
  );
  expect(many).toEqual([]);
});

test('PERF-01 no page loads code of another role, and public pages load none of the dashboards', () => {
  const foreign = bundles.flatMap(({ id, modules }) =>
    strangers
      .filter(([routes]) => routes.test(id))
      .flatMap(([, strange]) => modules.filter((module) => strange.test(module)))
      .map((module) => `${id} loads ${module}`),
  );
  expect(foreign).toEqual([]);
});

test('PERF-01 each dashboard loads its own code, which proves that the names above are correct', () => {
  const modulesOf = (id: string) => bundles.find((bundle) => bundle.id === id)?.modules ?? [];
  const known = ['routes/student/home', 'routes/company/applications', 'routes/admin/overview'];
  for (const id of known) {
    expect(modulesOf(id)).toContain(`src/web/${id}.tsx`);
    expect(modulesOf(id).filter((module) => dashboards.test(module)).length).toBeGreaterThan(3);
  }
});

test('PERF-01 no script contains the server or the contract’s schemas', () => {
  const serverOnly = /^src\/server\/|^(zod|drizzle-orm|pg|hono|@intl|intl-messageformat)(\/|$)/u;
  expect(
    bundles.flatMap(({ modules }) => modules.filter((module) => serverOnly.test(module))),
  ).toEqual([]);
});
