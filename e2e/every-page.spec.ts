import type { Page } from '@playwright/test';
import { pageAudiences, type Reader } from '#testing/page-audiences.ts';
import { takeTurns } from '#testing/take-turns.ts';
import { expectNoFaults } from './axe-faults.ts';
import { expect, test } from './fixtures.ts';
import { formPaths, homeCompany } from './postings.ts';

/** The URL that opens the student's newest application. */
async function linked(page: Page): Promise<string> {
  const answer = await page.request.get('/api/own-applications');
  const { items } = (await answer.json()) as { items: { id: string }[] };
  return `/student-dashboard?application=${items[0]?.id}`;
}

/** The URL of the most liked topic. */
async function topic(page: Page): Promise<string> {
  const answer = await page.request.get('/api/forum/topics?order=liked');
  const { items } = (await answer.json()) as { items: { id: string }[] };
  return `/community/forum/${items[0]?.id}`;
}

async function addressOf(page: Page, path: string, form: string): Promise<string> {
  if (path === 'form') return form;
  if (path === 'linked') return linked(page);
  return path === 'topic' ? topic(page) : path;
}

/** Pages in particular states, in addition to the plain paths of each role. */
const routes = {
  asVisitor: [
    '/',
    '/?features=company&stories=company&page=2&plans=company&period=yearly',
    ...['/about', '/students', '/companies', '/features', '/matching', '/ai-resume-builder'],
    ...['/mock-interviews', '/job-board', '/blockchain-verification'],
    '/careers',
    '/jobs?q=engineer&type=Full-time&salaryMin=10000&view=grid',
    '/jobs?q=nothing-is-called-this&location=Pune',
    '/login',
    '/login?error=not-allowed',
    '/login?notice=check-email',
    '/login?notice=reset-sent',
    '/signup',
    '/forgot-password',
    '/confirm-email',
    '/reset-password',
    '/reset-password?token=unknown',
    '/companies/request',
    '/companies/request?sent=waiting',
    '/no-such-page',
    '/mailbox',
    'form',
  ],
  asReader: [
    ...['/blog', '/blog?tag=Hiring', '/blog/bullets-that-show-results', '/press'],
    ...['/terms', '/privacy', '/cookies'],
    ...['/community', '/community/events', '/community/events?when=past', '/community/forum'],
    ...['/community/forum?search=no-such-word', '/community/events/writing-to-strangers'],
    ...['/community/events/ask-a-hiring-team-anything', '/community/events/leave?token=x', 'topic'],
  ],
  asStudent: [
    ...['/student-dashboard/settings', '/student-dashboard/settings/security'],
    ...['/student-dashboard/settings/preferences', '/student-dashboard/settings/privacy'],
    ...['/student-dashboard/settings/account', '/student-dashboard/update-profile'],
    '/careers',
    'form',
    '/student-dashboard/jobs?q=engineer&remote=yes&salaryMin=5&deadline=15',
    '/student-dashboard',
    '/student-dashboard?status=declined',
    '/student-dashboard/learning/operating-systems',
    '/student-dashboard/learning/computer-networks/quiz',
    'linked',
    '/student-dashboard/settings',
    ...['topic', '/community/forum/new', '/community/events/ask-a-hiring-team-anything'],
  ],
  asRecruiter: [
    ...['/company-dashboard/settings', '/company-dashboard/settings/security'],
    ...['/company-dashboard/settings/preferences', '/company-dashboard/settings/privacy'],
    ...['/company-dashboard/settings/account', '/company-dashboard/update-profile'],
    ...['/company-dashboard', '/company-dashboard/applications', '/company-dashboard/jobs', 'form'],
    ...['/company-dashboard/applications?search=nobody-is-called-this'],
    ...['/company-dashboard/jobs?search=no-such-job', '/company-dashboard/jobs/new'],
    '/company-dashboard/jobs/new?view=preview',
  ],
  asAdmin: [
    ...['/admin-dashboard', '/admin-dashboard/users', '/admin-dashboard/users/admins'],
    ...['/admin-dashboard/users?search=nobody-is-called-this', '/admin-dashboard/company-users'],
    ...['/admin-dashboard/settings', '/admin-dashboard/settings/security'],
    '/admin-dashboard/settings/notifications',
    '/admin-dashboard/settings/database',
    '/admin-dashboard/settings/database/logs',
    ...['/admin-dashboard/my-settings', '/admin-dashboard/my-settings/security'],
    ...['/admin-dashboard/my-settings/preferences', '/admin-dashboard/my-settings/privacy'],
    ...['/admin-dashboard/my-settings/account', '/admin-dashboard/update-profile'],
    ...['/admin-dashboard/companies', '/admin-dashboard/companies?search=nobody-is-called-this'],
    ...['/admin-dashboard/jobs', '/admin-dashboard/jobs?search=nobody-is-called-this'],
    '/admin-dashboard/system',
    ...['/admin-dashboard/moderation', '/admin-dashboard/moderation/messages'],
    ...['/admin-dashboard/moderation/newsletter', '/admin-dashboard/moderation/events'],
    ...['/admin-dashboard/security', '/admin-dashboard/security?search=no-such-thing'],
    ...['/company-dashboard/applications?view=board'],
  ],
} as const;

// The maintenance page has no path; the others only redirect.
const elsewhere = new Set(['/maintenance', '/welcome', '/profile', '/settings']);
const plain = (path: string) => !/[:*]/u.test(path) && !elsewhere.has(path);

/** Each page once: public ones as a visitor, the others as the role they are for. */
const pagesOf = (reader: Reader) =>
  Object.entries(pageAudiences)
    .filter(([path, readers]) => plain(path) && readers.includes(reader))
    .filter(([, readers]) => reader === 'visitor' || !readers.includes('visitor'))
    .map(([path]) => path);

const roles = ['asVisitor', 'asReader', 'asStudent', 'asRecruiter', 'asAdmin'] as const;
type Role = (typeof roles)[number];

const pathsOf = (role: Role) => [...new Set([...routes[role], ...plainPaths(role)])];

function plainPaths(role: Role): string[] {
  if (role === 'asVisitor') {
    const read: readonly string[] = routes.asReader;
    return pagesOf('visitor').filter((path) => !read.includes(path));
  }
  const reader = {
    asReader: null,
    asStudent: 'student',
    asRecruiter: 'recruiter',
    asAdmin: 'admin',
  } as const;
  return reader[role] === null ? [] : pagesOf(reader[role]);
}

/** Text spacing of WCAG 1.4.12. */
const spacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }';

/** Adds a constructed style sheet, because the content security policy forbids style elements. */
function addSheet(rules: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

function removeSheet(): void {
  document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1);
}

const isTooWide = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth > clientWidth;
  });

/** The tables that scroll sideways; the reader chooses the columns of applications. */
const findCutTables = (page: Page) =>
  page.locator('table:visible').evaluateAll((tables) =>
    tables
      .filter(({ parentElement: frame }) => frame && frame.scrollWidth > frame.clientWidth)
      .map((table) => table.querySelector('caption')?.textContent)
      .filter((caption) => caption !== 'Applications'),
  );

/** Elements that still animate with reduced motion. */
function findMotion(): string[] {
  const fades = /^(?:opacity|color|background-color|border-color|none)$/u;
  const found: string[] = [];
  for (const element of document.querySelectorAll('*')) {
    const style = getComputedStyle(element);
    const lasts = style.transitionDuration.split(', ').map(Number.parseFloat);
    const moves = style.transitionProperty
      .split(', ')
      .some((name, at) => !fades.test(name) && (lasts[at % lasts.length] ?? 0) > 0.001);
    // Loading placeholders may fade.
    const plays =
      !/^(?:none|breathe)$/u.test(style.animationName) &&
      Number.parseFloat(style.animationDuration) > 0.001;
    if (moves || plays) found.push(element.outerHTML.slice(0, 80));
  }
  return found;
}

type Look = {
  page: Page;
  path: string;
  turn: number;
  setLetters: (size: number) => Promise<void>;
};

const checkFaults = ({ page, path, turn }: Look) => expectNoFaults(page, path, turn);

/** Reduced motion, the narrowest screen with wider text spacing, and double text size. */
async function checkFit({ page, path, setLetters }: Look): Promise<void> {
  expect.soft(await page.evaluate(findMotion), path).toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  expect.soft(await isTooWide(page), `${path} at 320 px`).toBe(false);
  await page.evaluate(addSheet, spacing);
  expect.soft(await isTooWide(page), `${path} with wide text spacing`).toBe(false);
  await page.evaluate(removeSheet);
  // As a window of 1280 px at a zoom of 200 %.
  await page.setViewportSize({ width: 640, height: 400 });
  expect.soft(await isTooWide(page), `${path} at 640 px`).toBe(false);
  expect.soft(await findCutTables(page), `${path} at 640 px`).toEqual([]);
  await page.setViewportSize({ width: 1024, height: 768 });
  await setLetters(2);
  expect.soft(await isTooWide(page), `${path} at double text size`).toBe(false);
  await setLetters(1);
}

/** A third of the pages in each run; what is loaded is checked for everything. */
const looks = [[checkFaults, checkFit], [], []];

for (const role of roles) {
  test(`GEN-09 A11Y-01 A11Y-08 pages (${role}) pass axe in both themes, fit 320 and 640 px, allow wide spacing and double text size, and respect reduced motion`, async ({
    openAs,
    watch,
  }) => {
    test.setTimeout(300_000);
    const page = await openAs(role === 'asReader' ? 'asVisitor' : role);
    if (role === 'asVisitor') watch.allowComplaint(/status of 404/u);
    const devtools = await page.context().newCDPSession(page);
    const setLetters = async (times: number) => {
      const fontSizes = { standard: 16 * times, fixed: 13 * times };
      await devtools.send('Page.setFontSizes', { fontSizes });
    };
    const [form = ''] = await formPaths(page, homeCompany);
    for (const [turn, path] of pathsOf(role).entries()) {
      const checks = takeTurns(looks, turn).flat();
      if (checks.length === 0) continue;
      await page.setViewportSize({ width: 360, height: 800 });
      await page.goto(await addressOf(page, path, form));
      for (const check of checks) await check({ page, path, turn, setLetters });
    }
  });
}
