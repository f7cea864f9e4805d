import { afterAll, beforeAll, expect, test } from 'vitest';
import { siteSettings } from '#server/db/tables/site-settings.ts';
import { countingTables } from '#testing/call-variants.ts';
import { watchEffects } from '#testing/describe-effects.ts';
import { openFailingDatabase } from '#testing/failing-database.ts';
import { type Post, validPosts } from '#testing/valid-posts.ts';
import { createWorldApp, type WorldApp } from '#testing/world-app.ts';
import { createWorld, type World } from '#testing/world.ts';

let world: World;
let app: WorldApp;
let failing: ReturnType<typeof openFailingDatabase>;
let broken: WorldApp;
let watch: Awaited<ReturnType<typeof watchEffects>>;
beforeAll(async () => {
  world = await createWorld(new Date());
  const supported = { key: 'supportEmail', value: 'help@example.test', updatedAt: world.now };
  await world.db.insert(siteSettings).values(supported);
  app = createWorldApp(world);
  failing = openFailingDatabase(world.connectionString);
  broken = createWorldApp(world, { db: failing.db });
  watch = await watchEffects(world);
});
afterAll(async () => {
  for (const each of [watch, app, broken, failing, world]) await each?.[Symbol.asyncDispose]();
});

async function send(to: WorldApp, { path, by, cookie, body }: Post): Promise<Response> {
  const cookies = [by && (await to.cookieOf(by)), cookie].filter(Boolean).join('; ');
  return to.request(path, {
    method: 'POST',
    headers: { accept: 'text/html', ...(cookies && { cookie: cookies }) },
    body: body instanceof FormData ? body : new URLSearchParams(body),
  });
}

const paths = Object.keys(validPosts);
const recorded = new Map<string, string>();

test('REL-46 every path that accepts forms is tested', () => {
  // Below /api everything is JSON, and messages of providers are signed.
  const taken = app.routes.filter(
    ({ method, path }) => method === 'POST' && path !== '/*' && !/^\/(api|webhooks)\//u.test(path),
  );
  expect([...new Set(taken.map(({ path }) => path))].toSorted()).toEqual(paths.toSorted());
});

/**
 * Posts that do several things, each atomic, and the rows that a failure between them may leave.
 */
const inParts: Record<string, RegExp> = {
  // The file is stored for the next attempt; its key is recorded before the bytes are stored.
  '/job-application/:postingId': /^(files|unclaimed_keys)$/u,
  '/student-dashboard/assessments/:sittingId': /^(files|unclaimed_keys|tasks)$/u,
  '/student-dashboard/update-profile': /^(files|unclaimed_keys)$/u,
  '/company-dashboard/update-profile': /^(files|unclaimed_keys)$/u,
  '/admin-dashboard/update-profile': /^(files|unclaimed_keys)$/u,
  // The account is created, the address confirmed or the second factor set up before the sign-in.
  '/signup': /^(users|accounts|profiles|account_tokens|known_devices|user_settings|tasks)$/u,
  '/auth/callback': /^(users|account_tokens)$/u,
  '/login/two-factor': /^(users|two_factors|recovery_codes|tasks)$/u,
};

test.each(paths)(
  'REL-46 whichever statement of a post to %s fails, nothing of it remains',
  async (path) => {
    const prepare = validPosts[path];
    if (prepare === undefined) throw new Error('There is a valid post.');
    const post = await prepare(world);
    let status = 500;
    for (let statement = 1; status === 500; statement++) {
      await world.pool.query('delete from rate_limits; delete from sign_in_failures');
      const whole = inParts[path] ? await prepare(world) : post;
      await failing.fail();
      // Caches the settings, which every request reads, so that no request fails because of them.
      await broken.request('/session');
      await watch.start();
      await failing.fail({ statement, when: 'before' });
      const response = await send(broken, whole);
      const { changes } = await watch.take('');
      const left = changes.map(({ table }) => table).filter((table) => !isBeside(path, table));
      const hasFailed = failing.hasFailed();
      ({ status } = response);
      expect([statement, status === 500, hasFailed ? left : []]).toEqual([
        statement,
        hasFailed,
        [],
      ]);
    }
    expect([path, status]).toEqual([path, expect.toBeOneOf([200, 303])]);
  },
);

/** Rows that a failed post may leave: rate limit counters and the session that was used. */
function isBeside(path: string, table: string): boolean {
  return countingTables.has(table) || table === 'sessions' || (inParts[path]?.test(table) ?? false);
}

test.each(paths)('REL-46 SEC-10 records the effects of a post to %s', async (path) => {
  const post = await validPosts[path]?.(world);
  if (post === undefined) throw new Error('There is a valid post.');
  await watch.start();
  const response = await send(app, post);
  const { lines } = await watch.take(post.by?.userId ?? '');
  expect([path, response.status]).toEqual([path, expect.toBeOneOf([200, 303])]);
  const { pathname, searchParams } = new URL(response.headers.get('location') ?? '/', app.origin);
  const to = [pathname.replace(post.path, path), ...searchParams.keys()].join(' ');
  const cookies = response.headers.getSetCookie().map((line) => `  cookie ${plain(line)}`);
  const answer = `  answers ${response.status}${response.headers.has('location') ? ` to ${to}` : ''}`;
  recorded.set(path, [path, answer, ...cookies, ...lines.map((line) => `    ${line}`)].join('\n'));
});

/** A cookie without its value, unless that is empty. */
const plain = (line: string) =>
  line.replace(/^([^=]+)=([^;]*)/u, (_, name: string, value: string) => `${name}=${value && '…'}`);

test('REL-46 SEC-10 the writes, mails, counters and cookies of every form match the reviewed snapshot', async () => {
  expect(recorded.size).toBe(paths.length);
  // If a new effect is intended, `vitest -u` records it and the review sees it.
  const text = [...recorded].toSorted().map(([, described]) => described);
  await expect(`${text.join('\n\n')}\n`).toMatchFileSnapshot('./posts.snap');
});
