import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, test } from 'vitest';
import { publicPaths } from '#domain/site/public-paths.ts';
import { pageAudiences } from '#testing/page-audiences.ts';
import routes from './routes.ts';

function pagesOf(entries: RouteConfigEntry[], above = ''): string[] {
  return entries.flatMap(({ path, children }) => {
    const here = path === undefined ? above : `${above}/${path}`;
    return children ? pagesOf(children, here) : [here === '' ? '/' : here];
  });
}

test('SEC-01 every page has an audience entry', () => {
  expect(pagesOf(routes).toSorted()).toEqual(Object.keys(pageAudiences).toSorted());
});

test('SEC-01 only public pages are cached for everyone', () => {
  const readers = publicPaths.map((path) => [path, pageAudiences[path]?.length]);
  expect(readers).toEqual(publicPaths.map((path) => [path, 4]));
});

const imported = /(?:import|export)\s+(?!type\b)([^;]*?)\s+from\s+'([^']+)'|import\('([^']+)'\)/gu;

/** Whether a file or one of its imports shows refusal texts. */
function usesRefusalTexts(file: string, seen = new Set<string>()): boolean {
  if (seen.has(file)) return false;
  seen.add(file);
  return [...readFileSync(file, 'utf8').matchAll(imported)].some(([, names = '', from, later]) => {
    const name = from ?? later ?? '';
    if (name.endsWith('/refusal-text.ts')) return /refusalText|callFailure/u.test(names);
    const found = name.startsWith('#web/')
      ? name.replace('#web/', 'src/web/')
      : path.join(path.dirname(file), name);
    return existsSync(found) && usesRefusalTexts(found, seen);
  });
}

/** The files of each page, from its outermost layout to the page itself. */
function filesOf(entries: RouteConfigEntry[], above: string[] = []): string[][] {
  return entries.flatMap(({ file, children }) => {
    const here = [...above, `src/web/${file}`];
    return children ? filesOf(children, here) : [here];
  });
}

test('UX-04 a page includes the refusal texts exactly when it may show one', () => {
  const wrong = filesOf(routes).flatMap((files) => {
    const picks = files.some((file) =>
      /texts: \[[^\]]*'refusal'/u.test(readFileSync(file, 'utf8')),
    );
    const page = files.at(-1) ?? '';
    const isInDashboard = files.length > 1 && !files[0]?.includes('/site/');
    const says = isInDashboard || usesRefusalTexts(page);
    return picks === says ? [] : [`${page} ${says ? 'lacks them' : 'needs none'}`];
  });
  expect(wrong).toEqual([]);
  expect(usesRefusalTexts('src/web/routes/site/login.tsx')).toBe(true);
});
