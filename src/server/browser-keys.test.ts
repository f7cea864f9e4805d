import { globSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { browserKeys, isListedKey } from '#domain/site/browser-keys.ts';
import { storedData } from '#domain/site/stored-data.ts';
import { insertPosting } from '#testing/cast.ts';
import { dumpDatabase } from '#testing/dump-database.ts';
import { plainWeb, startTestServer, type TestServer } from '#testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ web: plainWeb() });
});
afterAll(() => server[Symbol.asyncDispose]());

const sources = globSync('src/{domain,texts,web,server}/**/*.{ts,tsx}')
  .filter((file) => !/\.(test|suite)\.tsx?$/u.test(file))
  .map((file) => ({ file, code: readFileSync(file, 'utf8') }));

test('SITE-09 the cookie page lists every cookie that the server sets, and no other', async () => {
  const client = await server.signUp('Cora Cookie');
  const names = client
    .cookie()
    .split('; ')
    .map((pair) => pair.split('=')[0] ?? '');
  expect(names.filter((name) => !isListedKey('cookie', name))).toEqual([]);
  const listed = browserKeys.filter(({ kind }) => kind === 'cookie').map(({ name }) => name);
  const written = sources
    .filter(({ code }) => /document\.cookie = /u.test(code))
    .map(({ code }) => code);
  const cookieMakers = sources
    .filter(({ file }) =>
      /^src\/server\/auth\/.*cookie|^src\/(?:texts\/language-choice|domain\/setting\/time-zone)/u.test(
        file,
      ),
    )
    .map(({ code }) => code);
  for (const name of listed) {
    const isWritten = [...written, ...cookieMakers].some(
      (code) => code.includes(`'${name}'`) || code.includes(`${name}=`),
    );
    expect(names.includes(name) || isWritten, name).toBe(true);
  }
});

test('SITE-09 a visitor to public pages gets no cookie', async () => {
  const { postingId } = await insertPosting(server.deps.db, { title: 'Baker' });
  for (const path of [
    '/',
    '/careers',
    '/blog',
    '/login',
    '/cookies',
    `/job-application/${postingId}`,
    '/feeds/blog.rss',
  ]) {
    expect((await server.fetch(path)).headers.getSetCookie(), path).toEqual([]);
  }
});

/**
 * The files that write browser storage, and their keys. A new one must be added here and to the
 * cookie page.
 */
const writers: Record<string, string[]> = {
  // Uses the language cookie, whose name is in src/texts.
  'src/web/features/setting/preference-settings.tsx': [],
  'src/web/features/account/continue-after-sign-in.ts': ['firstrung-welcome'],
  // Removes the key.
  'src/web/features/account/use-welcome.ts': [],
  'src/web/features/account/use-me.ts': ['firstrung_signed_in'],
  'src/web/features/application/closed-groups.ts': ['firstrung-closed-stages'],
  'src/web/features/application/pipeline-input.ts': ['firstrung_pipeline_view'],
  // The keys of these three begin with that of local drafts.
  'src/web/features/ats/unsent-score.ts': [],
  'src/web/features/resume/resume-drafts.ts': [],
  'src/web/features/skill-test/use-leaves.ts': [],
  'src/web/features/palette/recent-places.ts': ['firstrung-recent'],
  'src/web/lib/lesson-cache.ts': ['lessons'],
  'src/web/lib/recording-chunks.ts': ['recordings'],
  // Its keys are those of forms' drafts.
  'src/web/features/practice/answer-draft.ts': [],
  'src/web/features/saved-jobs/browser-lists.ts': ['savedJobs', 'recentSearches'],
  // These remove what others wrote.
  'src/web/features/setting/delete-account.tsx': [],
  'src/web/lib/clear-user-data.ts': [],
  // All others write through it.
  'src/web/lib/browser-storage.ts': [],
  'src/web/lib/browser-score.ts': ['atsScore'],
  'src/web/lib/form-draft.ts': ['firstrung-draft:'],
  'src/web/lib/local-drafts.ts': ['firstrung-kept:'],
  'src/web/lib/single-keys.ts': ['firstrung-single-keys'],
  'src/web/lib/theme.ts': ['ui-theme'],
  // Uses a cookie whose name is in src/domain.
  'src/web/lib/use-time-zone.ts': [],
};

test('SITE-09 the cookie page lists every key that our scripts store in the browser', () => {
  const writing =
    /\b(?:setItem|writeStored|removeStored)\(|document\.cookie =|indexedDB\.open|caches\.open/u;
  const found = sources.filter(
    ({ file, code }) => file.startsWith('src/web') && writing.test(code),
  );
  expect(found.map(({ file }) => file).toSorted()).toEqual(Object.keys(writers).toSorted());
  for (const { file, code } of found) {
    for (const key of writers[file] ?? []) {
      expect(code, file).toContain(key);
      const kinds = ['cookie', 'local', 'session', 'database', 'cache'] as const;
      expect(
        kinds.some((kind) => isListedKey(kind, key)),
        key,
      ).toBe(true);
    }
  }
});

test('SITE-09 the cookie page lists the keys that the router writes, by the same names', () => {
  const router = globSync('node_modules/react-router/dist/production/lib/dom/**/*.js')
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  for (const { name } of browserKeys.filter((key) => key.name.startsWith('react-router'))) {
    expect(router).toContain(`"${name}"`);
  }
});

test('SITE-09 the privacy page mentions every database table once', async () => {
  const tables = Object.keys(await dumpDatabase(server.database.pool));
  const spokenOf = storedData.flatMap(({ tables: each }) => [...each]);
  expect(spokenOf.toSorted()).toEqual(tables.toSorted());
});
