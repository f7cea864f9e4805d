// npm run screenshots: takes the pictures of the public site and the README anew, from the demo
// data, in both themes: whole screens, wide and narrow, and close-ups of a part of one. Names after
// the command (npm run screenshots messages jobs) take only those.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';

const port = 4_390;
const origin = `http://localhost:${port}`;
const folder = 'src/web/screenshots';
const only = process.argv.slice(2);
/** The pictures to take of a role's screens. */
const takenOf = <Taken extends { role: string }>(all: Record<string, Taken>, role: string) =>
  Object.entries(all).filter(
    ([name, each]) => each.role === role && (only.length === 0 || only.includes(name)),
  );

type Shot = {
  role: 'student' | 'recruiter';
  path: string;
  /** What the picture is about: waited for, and scrolled to on a narrow screen. */
  subject: (page: Page) => Locator;
  prepare?: (page: Page, isNarrow: boolean) => Promise<unknown>;
};

const named = (role: 'heading' | 'button', name: string | RegExp) => (page: Page) =>
  page.getByRole(role, { name }).first();
const shots: Record<string, Shot> = {
  jobs: {
    role: 'student',
    path: '/student-dashboard/jobs',
    subject: named('heading', /\d+ jobs/u),
    prepare: (page) => page.getByText('Why?').first().waitFor(),
  },
  resume: {
    role: 'student',
    path: '/student-dashboard/resume',
    subject: (page) => page.locator('main img').first(),
    prepare: async (page, isNarrow) => {
      if (isNarrow) await page.getByRole('radio', { name: 'Preview' }).check();
      await page.locator('main img').first().waitFor();
    },
  },
  roadmap: {
    role: 'student',
    path: '/student-dashboard/roadmap',
    subject: named('heading', 'Web development'),
  },
  board: {
    role: 'recruiter',
    path: '/company-dashboard/applications?view=board',
    subject: named('heading', /Under Review/u),
  },
  overview: {
    role: 'recruiter',
    path: '/company-dashboard',
    subject: named('heading', 'Needs attention'),
  },
  analytics: {
    role: 'recruiter',
    path: '/company-dashboard/analytics',
    subject: named('heading', 'Funnel'),
  },
};

const screens = {
  wide: { width: 1_280, height: 800, deviceScaleFactor: 1 },
  phone: { width: 360, height: 640, deviceScaleFactor: 1.5 },
} as const;

type CloseUp = {
  role: 'student' | 'recruiter';
  /** Opens what is shown, and says where the picture begins. */
  open: (page: Page) => Promise<Locator>;
};

const closeUps: Record<string, CloseUp> = {
  applications: {
    role: 'student',
    open: async (page) => {
      await page.goto(`${origin}/student-dashboard/applications`);
      return page.getByRole('article').first();
    },
  },
  job: {
    role: 'student',
    open: async (page) => {
      await page.goto(`${origin}/student-dashboard/jobs`);
      const job = page.locator('main h3 a').first();
      await page.goto(origin + (await job.getAttribute('href')));
      return page.getByRole('heading', { level: 1 });
    },
  },
  timeline: {
    role: 'student',
    open: async (page) => {
      await page.goto(`${origin}/student-dashboard/applications`);
      const offered = page.getByRole('article').filter({ hasText: 'Offer made' });
      await offered.getByText('history and messages').click();
      await offered.getByLabel('Your message').waitFor();
      return offered.getByText('Timeline');
    },
  },
  messages: {
    role: 'student',
    open: async (page) => {
      await page.goto(`${origin}/student-dashboard/applications`);
      const reviewed = page.getByRole('article').filter({ hasText: 'is reviewing your' });
      await reviewed.getByText('History and messages').click();
      await reviewed.getByLabel('Your message').waitFor();
      return reviewed.getByRole('heading', { name: 'Messages' });
    },
  },
  resume: {
    role: 'student',
    open: async (page) => {
      await page.goto(`${origin}/student-dashboard/resume`);
      await page.getByRole('radio', { name: 'Preview' }).check();
      const preview = page.locator('main img').first();
      await preview.waitFor();
      return preview;
    },
  },
  interview: {
    role: 'student',
    open: async (page) => {
      await page.goto(`${origin}/student-dashboard/interviews/progress`);
      await page.locator('main a[href*="/sessions/"]').first().click();
      return page.getByRole('heading', { name: 'Strengths' }).first();
    },
  },
  attention: {
    role: 'recruiter',
    open: async (page) => {
      await page.goto(`${origin}/company-dashboard`);
      return page.getByRole('heading', { name: 'Needs attention' });
    },
  },
  check: {
    role: 'recruiter',
    open: async (page) => {
      await page.goto(`${origin}/company-dashboard/jobs/new`);
      await page.getByLabel('Title').fill('Backend developer');
      await page
        .getByLabel('Description')
        .fill('We want a young, aggressive rockstar who works hard and plays hard.');
      return page.getByRole('heading', { name: 'Posting check' });
    },
  },
  candidate: {
    role: 'recruiter',
    open: async (page) => {
      await page.goto(`${origin}/company-dashboard/applications?status=hired`);
      await page.locator('main a[href*="/applications/"]').first().click();
      await page.getByRole('tab', { name: 'History' }).click();
      return page.getByRole('link', { name: 'Applications' }).last();
    },
  },
};

async function takeCloseUps(browser: Browser): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const)
    for (const role of ['student', 'recruiter'] as const) {
      const taken = takenOf(closeUps, role);
      if (taken.length === 0) continue;
      // High enough that nothing is scrolled and no bar at the edge covers what is shown.
      const page = await openPage(browser, colorScheme, { width: 496, height: 4_000 }, 2);
      await signIn(page, role);
      for (const [name, closeUp] of taken) {
        const begin = await closeUp.open(page);
        await page.waitForLoadState('networkidle');
        const { y } = (await begin.boundingBox()) ?? fail(`${name}: nothing to show`);
        const picture = await page.screenshot({
          fullPage: true,
          clip: { x: 8, y: y - 16, width: 480, height: 360 },
        });
        await sharp(picture)
          .webp({ quality: 78 })
          .toFile(`${folder}/${name}-close-${colorScheme}.webp`);
      }
      await page.context().close();
    }
}

async function takeAll(browser: Browser): Promise<void> {
  for (const [screen, { deviceScaleFactor, ...viewport }] of Object.entries(screens))
    for (const colorScheme of ['light', 'dark'] as const)
      for (const role of ['student', 'recruiter'] as const) {
        const taken = takenOf(shots, role);
        if (taken.length === 0) continue;
        const page = await openPage(browser, colorScheme, viewport, deviceScaleFactor);
        await signIn(page, role);
        for (const [name, shot] of taken) {
          await page.goto(origin + shot.path);
          await shot.prepare?.(page, screen === 'phone');
          await page.waitForLoadState('networkidle');
          if (screen === 'phone')
            await shot.subject(page).evaluate((found) => {
              const { top } = found.getBoundingClientRect();
              window.scrollBy({ top: top - 80, behavior: 'instant' });
            });
          const picture = sharp(await page.screenshot());
          await picture
            .webp({ quality: 78 })
            .toFile(`${folder}/${name}-${screen}-${colorScheme}.webp`);
        }
        await page.context().close();
      }
}

async function openPage(
  browser: Browser,
  colorScheme: 'light' | 'dark',
  viewport: { width: number; height: number },
  deviceScaleFactor: number,
): Promise<Page> {
  const context = await browser.newContext({
    viewport,
    deviceScaleFactor,
    colorScheme,
    reducedMotion: 'reduce',
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
  });
  return context.newPage();
}

async function signIn(page: Page, role: string): Promise<void> {
  await page.goto(`${origin}/login`);
  await page.getByLabel('Email').fill(`${role}@demo.test`);
  await page.locator('input[name=password]').fill('firstrung-demo');
  await page.keyboard.press('Enter');
  await page.waitForURL(/dashboard/u);
  await page.getByText('Login successful!').first().waitFor({ state: 'hidden', timeout: 60_000 });
}

async function untilReady(): Promise<void> {
  for (let attempt = 0; attempt < 240; attempt += 1) {
    const isReady = await fetch(`${origin}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    await new Promise((resolve) => void setTimeout(resolve, 500));
  }
  throw new Error('The server did not start within two minutes');
}

const data = await mkdtemp(join(tmpdir(), 'firstrung-screenshots-'));
// Nothing else is passed on: an operator's database must not be opened.
const env = { PATH: process.env['PATH'], PORT: String(port), DATA_DIR: data, LOG_LEVEL: 'error' };
const server = spawn(process.execPath, ['src/server/start.ts'], {
  stdio: ['ignore', 'ignore', 'inherit'],
  env,
});
const closed = once(server, 'close');
try {
  await Promise.race([untilReady(), closed.then(() => fail('The server ended'))]);
  const executablePath = process.env['CHROMIUM_PATH'];
  const browser = await chromium.launch(executablePath ? { executablePath } : {});
  await takeAll(browser);
  await takeCloseUps(browser);
  await browser.close();
} finally {
  server.kill();
  await closed;
  await rm(data, { recursive: true, force: true });
}

function fail(message: string): never {
  throw new Error(message);
}
