import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { median, type Row, writeFigures } from './figures.ts';
import { startProduct } from './server-process.ts';

// PERF-03: thirty interactions per screen with a fourfold CPU slowdown; measures the time to the
// next paint.
const slower = 4;
const target = 200;
const demoPassword = 'firstrung-demo';

type Screen = {
  name: string;
  path: string;
  login?: string;
  ready: string;
  steps: ((page: Page) => Promise<void>)[];
};

const type = (selector: string, words: string) =>
  [...words].map((letter) => async (page: Page) => {
    await page.locator(selector).focus();
    await page.keyboard.press(letter === ' ' ? 'Space' : letter);
  });
const tick = (at: number) => (page: Page) =>
  page.locator('#filters input[type="checkbox"]').nth(at).click();
const press = (key: string) => (page: Page) => page.keyboard.press(key);
const closeWindow = async (page: Page) => {
  await page.locator('dialog[open]').waitFor();
  await page.keyboard.press('Escape');
};
const open = (selector: string) => (page: Page) => page.locator(selector).first().click();

const nth = (selector: string, at: number) => async (page: Page) => {
  const found = page.locator(selector);
  if ((await found.count()) > at) await found.nth(at).click();
};
async function answerShown(page: Page): Promise<void> {
  const radio = page.locator('main article input[type="radio"]').first();
  if (await radio.isVisible()) return radio.click();
  await page.locator('main article textarea').focus();
  await page.keyboard.press('a');
}
const nextQuestion = (page: Page) => page.locator('main section button').last().click();

const searching = [
  ...type('input[name="q"]', 'engineer'),
  press('ArrowDown'),
  press('ArrowDown'),
  press('Escape'),
  press('Enter'),
  ...[0, 1, 0, 1, 4, 4].map(tick),
  open('nav a[href*="view=grid"]'),
  open('[aria-label="Search results"] h3 a'),
  closeWindow,
];
const screens: Screen[] = [
  {
    name: 'public search',
    path: '/jobs',
    ready: '[role="combobox"][name="q"]',
    steps: [...searching, ...type('input[name="location"]', 'Pune'), press('Enter')],
  },
  {
    name: 'search of a student',
    path: '/student-dashboard/jobs',
    login: 'student@demo.test',
    ready: '[role="combobox"][name="q"]',
    steps: [
      ...searching,
      open('[aria-label="Search results"] button[aria-haspopup="menu"]'),
      press('Escape'),
      open('[aria-label="Search results"] button[aria-pressed]'),
      open('[aria-label="Search results"] button[aria-pressed]'),
    ],
  },
  {
    name: 'palette of a student',
    path: '/student-dashboard',
    login: 'student@demo.test',
    ready: 'html[data-hydrated]',
    steps: [
      press('Control+k'),
      ...type('dialog[open] input', 'software settle'),
      ...Array.from({ length: 8 }, () => press('ArrowDown')),
      ...Array.from({ length: 5 }, () => press('Backspace')),
      press('Escape'),
    ],
  },
  {
    name: 'applications of a company',
    path: '/company-dashboard/applications?view=board',
    login: 'recruiter@demo.test',
    ready: '[data-card]',
    steps: [
      async (page) => page.locator('[data-card-opener]').first().focus(),
      ...Array.from({ length: 12 }, (_, at) => press(at % 2 ? 'ArrowUp' : 'ArrowDown')),
      press('m'),
      press('Escape'),
      ...Array.from({ length: 10 }, () => press('x')),
      press('Enter'),
      press('Escape'),
    ],
  },
];

const student = { login: 'student@demo.test', ready: 'html[data-hydrated]' };
const times = <Step>(count: number, step: Step) => Array.from({ length: count }, () => step);
const practice: Screen[] = [
  {
    name: 'interview questions',
    path: '/student-dashboard/interview-questions',
    ...student,
    steps: [
      ...[0, 1, 2, 3, 4, 5].map((at) => nth('main fieldset button, main [aria-pressed]', at)),
      ...[0, 1, 2, 3].map((at) => nth('main summary', at)),
    ],
  },
  {
    name: 'skill test, running',
    path: '/student-dashboard/skill-test',
    ...student,
    steps: [
      async (page) => void (await page.locator('main select').first().selectOption('backend')),
      ...type('main input', '5'),
      open('main form button[type="submit"]'),
      async (page) => page.locator('[role="timer"]').waitFor(),
      ...times(4, answerShown).flatMap((answer) => [answer, nextQuestion]),
    ],
  },
  {
    name: 'mock interview',
    path: '/student-dashboard/interviews/behavioral',
    ...student,
    steps: [
      async (page) => void (await page.locator('main select').nth(0).selectOption({ index: 1 })),
      async (page) => void (await page.locator('main select').nth(1).selectOption({ index: 1 })),
      open('main form button[type="submit"]'),
      async (page) => page.locator('main textarea').first().waitFor(),
      ...type('main textarea', 'We had two weeks left and '),
    ],
  },
  {
    name: 'roadmap',
    path: '/student-dashboard/roadmap',
    ...student,
    steps: [
      ...[5, 6, 7, 5, 6, 7].map((at) => nth('main button[aria-pressed]', at)),
      ...[0, 1, 2].map((at) => nth('main summary', at)),
      open('main nav a[href*="view=list"]'),
    ],
  },
  {
    name: 'lesson',
    path: '/student-dashboard/learning/operating-systems',
    ...student,
    steps: [
      ...[4, 5, 6].map((at) => nth('main summary', at)),
      ...[0, 4].map((at) => nth('main details[open] input[type="radio"]', at)),
      open('main details[open] form button'),
    ],
  },
  {
    name: 'off-campus calendar',
    path: '/student-dashboard/off-campus',
    ...student,
    steps: [
      ...[0, 1, 2, 0, 1, 2].map((at) => nth('main td button[aria-pressed]', at)),
      open('main a[href*="view=calendar"]'),
    ],
  },
  {
    name: 'assistant',
    path: '/student-dashboard',
    ...student,
    steps: [
      press('Control+/'),
      ...type('dialog[open] textarea', 'which jobs match my profile'),
      press('Enter'),
    ],
  },
];

const folder = await mkdtemp(join(tmpdir(), 'firstrung-interactions-'));
const product = await startProduct(folder, { SIGN_INS_PER_MINUTE: '1000' });
const executablePath = process.env['CHROMIUM_PATH'];
/** `BENCH_SCREENS=lesson,roadmap` measures some of them. */
const wanted = process.env['BENCH_SCREENS']?.split(',');
const isWanted = ({ name }: Screen) => wanted === undefined || wanted.includes(name);
const browser = await chromium.launch({
  args: ['--no-sandbox'],
  ...(executablePath && { executablePath }),
});
try {
  const origin = product.url.replace('127.0.0.1', 'localhost');
  const rows: Row[] = [];
  for (const screen of [...screens, ...practice].filter(isWanted))
    rows.push(await rowOf(screen, await waits(browser, origin, screen)));
  writeFigures('interactions', rows);
} finally {
  await browser.close();
  await product.stop();
  await rm(folder, { recursive: true, force: true });
}

type Timing = PerformanceEventTiming & { interactionId: number };
type Wait = { ms: number; at: string };

/** Milliseconds from each interaction to the paint after it, as reported by the browser. */
async function waits(over: Browser, origin: string, screen: Screen): Promise<Wait[]> {
  const context = await over.newContext({
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
  });
  const page = await context.newPage();
  if (screen.login !== undefined) {
    await page.request.post(`${origin}/login`, {
      form: { email: screen.login, password: demoPassword },
      headers: { accept: 'application/json', origin },
    });
  }
  await page.goto(origin + screen.path);
  await page.waitForSelector('html[data-hydrated]');
  await page.waitForSelector(screen.ready);
  await page.evaluate(watchInteractions);
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slower });
  for (const step of screen.steps) {
    await step(page);
    await page.waitForTimeout(400);
  }
  const found = await page.evaluate(() => [
    ...(window as unknown as { waits: Map<number, Wait> }).waits.values(),
  ]);
  await context.close();
  return found;
}

function watchInteractions(): void {
  const waits = new Map<number, { ms: number; at: string }>();
  Object.assign(window, { waits });
  new PerformanceObserver((list) => {
    for (const { interactionId, duration, name, target } of list.getEntries() as Timing[]) {
      if (interactionId === 0 || (waits.get(interactionId)?.ms ?? 0) >= duration) continue;
      const element = target instanceof Element ? target.closest('[aria-label], a, label') : null;
      const words = element?.getAttribute('aria-label') ?? element?.textContent ?? '';
      waits.set(interactionId, { ms: duration, at: `${name} ${words.slice(0, 40)}`.trim() });
    }
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
}

function rowOf({ name, steps }: Screen, found: Wait[]): Row {
  const [longest] = found.toSorted((x, y) => y.ms - x.ms);
  return {
    screen: name,
    interactions: steps.length,
    'p50 ms': Math.round(median(found.map(({ ms }) => ms))),
    'longest ms': Math.round(longest?.ms ?? Number.NaN),
    'the longest': longest?.at ?? '',
    target: `≤ ${target}`,
  };
}
