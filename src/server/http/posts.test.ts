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
  watch = await watchEffects(world.pool, world.connectionString);
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

test('REL-46 every address that takes forms is tried', () => {
  const taken = app.routes.filter(({ method, path }) => method === 'POST' && path !== '/*');
  expect([...new Set(taken.map(({ path }) => path))].toSorted()).toEqual(paths.toSorted());
});

/** Doors that do more than one thing, each whole by itself, and the rows that a failure between them leaves. */
const inParts: Record<string, RegExp> = {
  // The file is kept for the next try; its bytes are noted before they are stored.
  '/job-application/:postingId': /^(files|unclaimed_keys)$/u,
  '/student-dashboard/update-profile': /^(files|unclaimed_keys)$/u,
  '/company-dashboard/update-profile': /^(files|unclaimed_keys)$/u,
  '/admin-dashboard/update-profile': /^(files|unclaimed_keys)$/u,
  // The account is made, the address confirmed or the second factor set up before anybody is let in.
  '/signup': /^(users|accounts|profiles|account_tokens|known_devices|user_settings|tasks)$/u,
  '/auth/callback': /^(users|account_tokens)$/u,
  '/login/two-factor': /^(users|two_factors|recovery_codes|tasks)$/u,
};

test.each(paths)(
  'REL-46 whichever statement of a post to %s fails, nothing of it stays',
  async (path) => {
    const prepare = validPosts[path];
    if (prepare === undefined) throw new Error('There is a valid post.');
    const post = await prepare(world);
    let status = 500;
    for (let statement = 1; status === 500; statement++) {
      await world.pool.query('delete from rate_limits; delete from sign_in_failures');
      const whole = inParts[path] ? await prepare(world) : post;
      await failing.fail();
      // The settings are kept from here on: every request reads them, and none fails for want of them.
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

/** Rows that a failed post may leave: counts of tries, and the session that was used. */
function isBeside(path: string, table: string): boolean {
  return countingTables.has(table) || table === 'sessions' || (inParts[path]?.test(table) ?? false);
}

test.each(paths)('REL-46 SEC-10 what a post to %s does is noted', async (path) => {
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

/** A cookie with what it says left out, unless that is nothing. */
const plain = (line: string) =>
  line.replace(/^([^=]+)=([^;]*)/u, (_, name: string, value: string) => `${name}=${value && '…'}`);

test('REL-46 SEC-10 what the forms write, mail, count and put into cookies is as it was reviewed', async () => {
  expect(recorded.size).toBe(paths.length);
  // Another effect is meant to be there: `vitest -u` writes it, and the review sees it.
  const text = [...recorded].toSorted().map(([, described]) => described);
  await expect(`${text.join('\n\n')}\n`).toMatchFileSnapshot('./posts.snap');
});
