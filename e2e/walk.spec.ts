import type { Page } from '@playwright/test';
import { publicPaths } from '#domain/site/public-paths.ts';
import { expect, test } from './fixtures.ts';

const starts = {
  asVisitor: ['/', '/careers', '/login', '/signup'],
  asStudent: ['/', '/student-dashboard'],
  asRecruiter: ['/', '/company-dashboard'],
  asAdmin: ['/', '/admin-dashboard'],
} as const;

/** Pages of the site are the same for everyone: visitors walk them all, and to others they answer. */
const ofVisitors: ReadonlySet<string> = new Set([
  ...publicPaths.filter((path) => path !== '/'),
  ...['/login', '/signup', '/forgot-password', '/mailbox'],
]);

/** Postings, pages of lists and the choices of the first page are all made by one screen: a few of each stand for the rest. */
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
  /[?&](after|before)=/u,
  /\?status=/u,
];
const enoughAlike = 2;

async function linksOn(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
      .filter((link) => link.origin === location.origin && !link.hasAttribute('download'))
      .map((link) => link.pathname + link.search),
  );
}

for (const role of ['asVisitor', 'asStudent', 'asRecruiter', 'asAdmin'] as const) {
  test(`GEN-02 SEC-32 every page that links lead to ${role} is there, and none reports a breach of the policy or an error`, async ({
    asVisitor,
    asStudent,
    asRecruiter,
    asAdmin,
  }) => {
    const page = { asVisitor, asStudent, asRecruiter, asAdmin }[role];
    test.slow();
    const isVisitor = role === 'asVisitor';
    const waiting: string[] = [...starts[role]];
    const seen = new Set(waiting);
    const taken = alike.map(() => 0);
    const dead: string[] = [];
    const isWanted = (path: string) => {
      // Links of mails do something, each once: they belong to the tests that asked for them.
      if (/[?&]token=/u.test(path)) return false;
      const kind = alike.findIndex((pattern) => pattern.test(path));
      if (kind < 0) return true;
      taken[kind] = (taken[kind] ?? 0) + 1;
      return (taken[kind] ?? 0) <= enoughAlike;
    };
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      const isRead = isVisitor || !ofVisitors.has(path.replace(/\?.*$/u, ''));
      const answer = isRead ? await page.goto(path) : await page.request.get(path);
      const status = answer?.status() ?? 0;
      if (status !== 200) dead.push(`${path} answers ${status}`);
      if (!isRead) continue;
      if (await page.getByRole('button', { name: /^Account menu of/u }).isVisible()) {
        await page.getByRole('button', { name: /^Account menu of/u }).click();
        await expect(page.getByRole('menu')).toBeVisible();
      }
      for (const link of await linksOn(page)) {
        if (seen.has(link) || !isWanted(link)) continue;
        seen.add(link);
        waiting.push(link);
      }
    }
    expect(dead).toEqual([]);
    expect(seen.size, 'pages seen').toBeGreaterThan(10);
  });
}
