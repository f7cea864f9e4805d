import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { createClient, signUpByMail } from '#testing/client.ts';
import { type Row, writeFigures } from './figures.ts';
import { type Frames, measureFrames } from './frames.ts';
import { seedApplications } from './seed-applications.ts';
import { startProduct } from './server-process.ts';

const slower = 4;
const path = '/company-dashboard/applications';
const seconds = 5;

const folder = await mkdtemp(join(tmpdir(), 'firstrung-board-'));
const product = await startProduct(folder, { SIGN_INS_PER_MINUTE: '1000' });
const executablePath = process.env['CHROMIUM_PATH'];
const browser = await chromium.launch({
  args: ['--no-sandbox'],
  ...(executablePath && { executablePath }),
});
try {
  const origin = product.url.replace('127.0.0.1', 'localhost');
  const page = await openAs(browser, origin, 'few');
  await seedApplications(join(folder, 'data'), [{ email: emailOf('few'), count: 1_000 }]);
  const first = await firstCards(page, origin);
  const next = await nextCandidate(page, origin);
  await page.goto(`${origin}${path}?view=board`);
  await page.waitForSelector('html[data-hydrated]');
  await page.waitForSelector('[data-card]');
  await slow(page);
  const rows: Row[] = [];
  for (const when of ['first cards', 'all cards']) {
    if (when === 'all cards') await showMore(page);
    const acts = {
      'dragging over all columns': () => dragAbout(page),
      'scrolling a column': () => scroll(page, 0, 40),
      'scrolling the board': () => scroll(page, 20, 0),
    };
    for (const [what, act] of Object.entries(acts)) {
      // Lets the previous act finish, so that its work isn't measured here.
      await page.waitForTimeout(2_000);
      rows.push(row(`${what}, ${when}`, await measureFrames(page, act)));
    }
  }
  writeFigures(
    'board',
    rows,
    [
      `First cards after their data, on the way from the table, at full speed: ${first.toFixed(0)} ms (at most 300).`,
      `From a press of J to the next candidate, read for a second each, at full speed: median ${next.median.toFixed(0)} ms, longest ${next.longest.toFixed(0)} ms (at most 150).`,
    ].join('\n'),
  );
} finally {
  await browser.close();
  await product.stop();
  await rm(folder, { recursive: true, force: true });
}

function emailOf(name: string): string {
  return `${name}@example.test`;
}

async function openAs(over: Browser, origin: string, name: string): Promise<Page> {
  const context = await over.newContext({ viewport: { width: 1280, height: 800 } });
  const client = createClient(origin);
  await signUpByMail(client, {
    fullName: `Rita ${name}`,
    email: emailOf(name),
    password: 'a rung at a time',
  });
  const cookies = client.cookie().split('; ');
  await context.addCookies(
    cookies.map((pair) => ({
      name: pair.slice(0, pair.indexOf('=')),
      value: pair.slice(pair.indexOf('=') + 1),
      url: origin,
    })),
  );
  return context.newPage();
}

async function slow(page: Page): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slower });
}

/**
 * Time from the last byte of the board's data until its first cards from the table are on screen.
 */
async function firstCards(page: Page, origin: string): Promise<number> {
  const taken: number[] = [];
  for (let round = 0; round < 5; round += 1) {
    await page.goto(`${origin}${path}?view=table`);
    await page.waitForSelector('html[data-hydrated]');
    await page.waitForTimeout(1_000);
    await page.evaluate(watchFirstCards);
    await page.getByRole('link', { name: 'Board' }).click();
    await page.waitForSelector('[data-card]');
    taken.push(await page.evaluate(() => (window as unknown as { first: Promise<number> }).first));
  }
  return taken.toSorted((x, y) => x - y)[2] ?? Number.NaN;
}

function watchFirstCards(): void {
  const first = new Promise<number>((resolve) => {
    const watching = new MutationObserver(() => {
      if (document.querySelector('[data-card]') === null) return;
      watching.disconnect();
      requestAnimationFrame(() =>
        setTimeout(() => {
          const data = performance
            .getEntriesByType('resource')
            .findLast(({ name }) => /listBoard|\.data/u.test(name)) as
            | PerformanceResourceTiming
            | undefined;
          resolve(performance.now() - (data?.responseEnd ?? Number.NaN));
        }),
      );
    });
    watching.observe(document.body, { childList: true, subtree: true });
  });
  Object.assign(window, { first });
}

/** Time from the key until the next candidate's name is on screen, over twenty candidates. */
async function nextCandidate(page: Page, origin: string) {
  await page.goto(`${origin}${path}?view=table`);
  await page.waitForSelector('html[data-hydrated]');
  await page.getByRole('rowheader').getByRole('link').first().click();
  await page.waitForSelector('a[aria-keyshortcuts="J"]');
  const taken: number[] = [];
  for (let round = 0; round < 20; round += 1) {
    await page.waitForTimeout(1_000);
    taken.push(await page.evaluate(pressNext));
  }
  taken.sort((x, y) => x - y);
  return { median: taken[10] ?? Number.NaN, longest: taken.at(-1) ?? Number.NaN };
}

function pressNext(): Promise<number> {
  return new Promise((resolve) => {
    const was = location.pathname;
    const watching = new MutationObserver(() => {
      if (location.pathname === was || !document.querySelector('h1:not(.sr-only)')) return;
      watching.disconnect();
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - began)));
    });
    watching.observe(document.body, { childList: true, subtree: true, characterData: true });
    const began = performance.now();
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'j', bubbles: true }));
  });
}

/** Loads all cards of the first columns, so that the board is as full as it gets. */
async function showMore(page: Page): Promise<void> {
  for (let round = 0; round < 30; round += 1) {
    const more = page.getByRole('button', { name: /^Show more in/u });
    if ((await more.count()) === 0) return;
    const before = await page.locator('[data-card]').count();
    await more.first().click();
    await page.waitForFunction(
      (count) => document.querySelectorAll('[data-card]').length > count,
      before,
    );
  }
}

/** Drags a card back and forth over the columns, sixty steps a second. */
async function dragAbout(page: Page): Promise<void> {
  const card = page.locator('[data-card]').first();
  await card.scrollIntoViewIfNeeded();
  const box = await card.boundingBox();
  if (!box) throw new Error('There is a card.');
  await page.mouse.move(box.x + 60, box.y + box.height - 12);
  await page.mouse.down();
  await everyFrame((share) => {
    const at = Math.abs(((share * 4) % 2) - 1);
    return page.mouse.move(80 + (1 - at) * 1_140, 420 + 200 * Math.sin(share * 30));
  });
  await page.locator('[data-dragged]').waitFor({ timeout: 1_000 });
  await page.keyboard.press('Escape');
  await page.mouse.up();
}

async function scroll(page: Page, x: number, y: number): Promise<void> {
  const box = await page.locator('[data-column] [role=list]').first().boundingBox();
  if (!box) throw new Error('There is a column.');
  await page.mouse.move(box.x + 90, box.y + 200);
  await everyFrame((share) => page.mouse.wheel(share < 0.5 ? x : -x, share < 0.5 ? y : -y));
}

async function everyFrame(act: (share: number) => Promise<void>): Promise<void> {
  const start = performance.now();
  const length = seconds * 1_000;
  for (let now = 0; now < length; now = performance.now() - start) {
    const next = Math.ceil((now + 1) / 16) * 16;
    await act(now / length);
    const left = start + next - performance.now();
    if (left > 0) await new Promise((resolve) => setTimeout(resolve, left));
  }
}

function row(what: string, frames: Frames) {
  const ms = (value: number) => value.toFixed(1);
  return {
    what,
    'frames/s': frames.perSecond.toFixed(1),
    'longest frame ms': ms(frames.longestFrameMs),
    'main thread ms/frame': ms(frames.busyMs),
    script: ms(frames.script),
    style: ms(frames.style),
    layout: ms(frames.layout),
    paint: ms(frames.paint),
    target: '≥ 55',
  };
}
