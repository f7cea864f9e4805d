// npm run screenshots: takes the pictures of the public site and the README anew, from the demo
// data, in both themes and for wide and narrow screens.
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

async function takeAll(browser: Browser): Promise<void> {
  for (const [screen, { deviceScaleFactor, ...viewport }] of Object.entries(screens))
    for (const colorScheme of ['light', 'dark'] as const)
      for (const role of ['student', 'recruiter'] as const) {
        const context = await browser.newContext({
          viewport,
          deviceScaleFactor,
          colorScheme,
          reducedMotion: 'reduce',
          locale: 'en-IN',
          timezoneId: 'Asia/Kolkata',
        });
        const page = await context.newPage();
        await signIn(page, role);
        for (const [name, shot] of Object.entries(shots)) {
          if (shot.role !== role) continue;
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
        await context.close();
      }
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
  await browser.close();
} finally {
  server.kill();
  await closed;
  await rm(data, { recursive: true, force: true });
}

function fail(message: string): never {
  throw new Error(message);
}
