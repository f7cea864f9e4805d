import type { Page } from '@playwright/test';
import { publicPaths } from '#domain/site/public-paths.ts';
import { pageAudiences } from '#testing/page-audiences.ts';
import { sample, triesAll } from '#testing/take-turns.ts';
import { expect, test } from './fixtures.ts';

const starts = {
  asVisitor: ['/', '/careers', '/login', '/signup'],
  asStudent: ['/', '/student-dashboard'],
  asRecruiter: ['/', '/company-dashboard'],
  asAdmin: ['/', '/admin-dashboard'],
} as const;

/**
 * Public pages are the same for everyone: visitors crawl them all, other roles only request them.
 */
const ofVisitors: ReadonlySet<string> = new Set([
  ...publicPaths.filter((path) => path !== '/'),
  ...['/login', '/signup', '/forgot-password', '/mailbox'],
]);

/** Pages with a shared template: a few of each kind suffice. */
const alike = [
  /^\/\?/u,
  /^\/community\/(forum|events)\?/u,
  /^\/job-application\//u,
  /^\/(student-dashboard\/)?jobs\/[\da-f]/u,
  /^\/(student-dashboard\/)?jobs\?/u,
  /^\/job-search/u,
  /^\/blog\?/u,
  /^\/blog\//u,
  /[?&]application=/u,
  /^\/company-dashboard\/applications\/[\da-f]/u,
  /[?&]sort=/u,
  /[?&]lang=/u,
  /[?&](after|before)=/u,
  /[?&](month|week)=/u,
  /\/roadmap\?/u,
  /\/learning\/./u,
  /\?status=/u,
  // Every two filters of the applications can be combined.
  /^\/company-dashboard\/applications\?.*&/u,
];
const enoughAlike = 2;
const enoughOpened = triesAll ? 2 : 1;

/** Pages at fixed paths are opened by every-page.spec.ts: here their markup suffices. */
const isOpenedElsewhere = (path: string) =>
  !triesAll && new URL(path, 'http://x.test').pathname in pageAudiences;

/** The kind of a page: its path without ids, and the names of its query parameters. */
function kindOf(path: string): string {
  const { pathname, searchParams } = new URL(path, 'http://x.test');
  const place = pathname.replaceAll(/\/[\da-f]{8}-[\da-f-]{27}/gu, '/:id');
  return `${place}?${[...new Set(searchParams.keys())].toSorted().join('&')}`;
}

/** The links in server-rendered HTML. */
function linksIn(html: string, path: string): string[] {
  return [...html.matchAll(/<a\b[^>]*?\shref="([^"]*)"[^>]*>/gu)]
    .filter(([tag]) => !/\sdownload[\s=>]/u.test(tag))
    .map(([, href = '']) => new URL(href.replaceAll('&amp;', '&'), `http://x.test${path}`))
    .filter(({ host }) => host === 'x.test')
    .map(({ pathname, search }) => pathname + search);
}

async function linksOn(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
      .filter((link) => link.origin === location.origin && !link.hasAttribute('download'))
      .map((link) => link.pathname + link.search),
  );
}

/** Half of the roles a day, the others the next. */
const roles = sample(['asVisitor', 'asStudent', 'asRecruiter', 'asAdmin'] as const, 2);

for (const role of roles) {
  test(`GEN-02 SEC-32 every linked page exists and reports no policy violation or error (${role})`, async ({
    openAs,
  }) => {
    const page = await openAs(role);
    test.slow();
    const isVisitor = role === 'asVisitor';
    const waiting: string[] = [...starts[role]];
    const seen = new Set(waiting);
    const taken = alike.map(() => 0);
    const opened = new Map<string, number>();
    const menusOf = new Set<string>();
    const dead: string[] = [];
    const isWanted = (path: string) => {
      // Mailed links work once: they belong to the tests that requested them.
      if (/[?&]token=/u.test(path)) return false;
      const kind = alike.findIndex((pattern) => pattern.test(path));
      if (kind < 0) return true;
      taken[kind] = (taken[kind] ?? 0) + 1;
      return (taken[kind] ?? 0) <= enoughAlike;
    };
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      const isOwn = isVisitor || !ofVisitors.has(path.replace(/\?.*$/u, ''));
      const times = opened.get(kindOf(path)) ?? 0;
      const isStart = starts[role].some((start) => start === path);
      const isOpened = isOwn && times < enoughOpened && (isStart || !isOpenedElsewhere(path));
      opened.set(kindOf(path), times + 1);
      const answer = isOpened ? await page.goto(path) : await page.request.get(path);
      const status = answer?.status() ?? 0;
      if (status !== 200) dead.push(`${path} answers ${status}`);
      if (!isOwn) continue;
      const accountMenu = page.getByRole('button', { name: /^Account menu for/u });
      // Each shell has one account menu, with the same links on all its pages.
      const shell = path.split(/[/?]/u)[1] ?? '';
      if (isOpened && !menusOf.has(shell) && (await accountMenu.isVisible())) {
        menusOf.add(shell);
        await accountMenu.click();
        await expect(page.getByRole('menu')).toBeVisible();
      }
      const links = isOpened ? await linksOn(page) : linksIn((await answer?.text()) ?? '', path);
      for (const link of links) {
        if (seen.has(link) || !isWanted(link)) continue;
        seen.add(link);
        waiting.push(link);
      }
    }
    expect(dead).toEqual([]);
    expect(seen.size, 'pages seen').toBeGreaterThan(10);
  });
}
