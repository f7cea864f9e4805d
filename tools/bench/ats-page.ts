import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { layouts } from '#readers/layouts.fixture.ts';
import { asDocx, asPdf } from '#readers/three-formats.fixture.ts';
import { type Row, writeFigures } from './figures.ts';
import { longestTask, type Task } from './frames.ts';
import { docxWithPhoto, pdfWithPhoto } from './large-resumes.ts';
import { startProduct } from './server-process.ts';

// Measures the longest main-thread tasks of the ATS page while a file is scored and a description
// is matched.
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 3);
const target = 50;
const { roles } = layouts;
const description = Array.from(
  { length: 40 },
  (_, at) =>
    `Required: React, SQL and ${at + 1} years of work with Docker in teams that ship each day.`,
).join('\n');

const files: [string, Uint8Array][] = [
  ['pdf', await asPdf(roles)],
  ['docx', await asDocx(roles)],
  ['pdf', await pdfWithPhoto(roles)],
  ['docx', await docxWithPhoto(roles)],
  ['pdf', await asPdf(Array.from({ length: 26 }, () => roles).join('\n'))],
];
const names = [
  'one page, PDF',
  'one page, DOCX',
  'a photo of 5 MB, PDF',
  'a photo of 5 MB, DOCX',
  'twenty pages, PDF',
];

const folder = await mkdtemp(join(tmpdir(), 'firstrung-ats-page-'));
const product = await startProduct(folder, { SIGN_INS_PER_MINUTE: '1000' });
const executablePath = process.env['CHROMIUM_PATH'];
const browser = await chromium.launch({
  args: ['--no-sandbox'],
  ...(executablePath && { executablePath }),
});
const tasks = new Map<string, Task[]>();
const [loadBefore = 0] = loadavg();
try {
  const origin = product.url.replace('127.0.0.1', 'localhost');
  for (const slower of [1, 4])
    for (let round = 0; round < rounds; round++)
      for (const [at, [kind, bytes]] of files.entries()) {
        const file = join(folder, `resume-${at}.${kind}`);
        await writeFile(file, bytes);
        await visit(
          browser,
          origin,
          file,
          (step, task) => {
            const key = [names[at], step, slower].join('|');
            tasks.set(key, [...(tasks.get(key) ?? []), task]);
          },
          slower,
        );
      }
} finally {
  await browser.close();
  await product.stop();
  await rm(folder, { recursive: true, force: true });
}
const longest = (list: readonly Task[]) =>
  list.toSorted((x, y) => y.processorMs - x.processorMs)[0] ?? { ms: 0, processorMs: 0, what: '' };
const rows: Row[] = [...tasks].map(([key, list]) => {
  const [file = '', step = '', slower = ''] = key.split('|');
  const { processorMs, what } = longest(list);
  return {
    file,
    'while it is': step,
    'processor slowed down': slower === '1' ? 'no' : `${slower} times`,
    [`longest task ms (≤ ${target})`]: Math.round(processorMs),
    'by the clock': Math.round(Math.max(...list.map(({ ms }) => ms))),
    'most of it': what,
  };
});
writeFigures(
  'ats-page',
  rows,
  `The longest of ${rounds} times each, in CPU time. Load of the machine: ${loadBefore.toFixed(1)} at the start, ${(loadavg()[0] ?? 0).toFixed(1)} at the end, on two cores.`,
);

async function visit(
  over: Browser,
  origin: string,
  file: string,
  told: (step: string, task: Task) => void,
  slower: number,
): Promise<void> {
  const context = await over.newContext({
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const page = await context.newPage();
  await page.request.post(`${origin}/login`, {
    form: { email: 'student@demo.test', password: 'firstrung-demo' },
    headers: { accept: 'application/json', origin },
  });
  await page.goto(`${origin}/student-dashboard/ats-score`);
  await page.waitForSelector('html[data-hydrated]');
  await page.waitForLoadState('networkidle');
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slower });
  // Uses plain selectors and keys: role locators run in the page too and would be counted.
  const press = (name: string) => page.getByRole('button', { name }).elementHandle();
  const calculate = await press('Calculate ATS Score');
  const compare = await press('Calculate Match Percentage');
  const steps: [string, (on: Page) => Promise<void>][] = [
    ['chosen', async (on) => on.setInputFiles('input[type="file"]', file)],
    [
      'scored',
      async (on) => {
        await calculate?.focus();
        await on.keyboard.press('Enter');
        await on.waitForSelector('[role="tab"]');
        await on.waitForTimeout(1000);
      },
    ],
    [
      'shown as employers see it',
      async (on) => {
        await on.focus('[role="tab"]');
        await on.keyboard.press('End');
        await on.keyboard.press('Enter');
        await on.waitForTimeout(2000);
      },
    ],
    [
      'matched with a pasted text of 4 kB',
      async (on) => {
        await on.focus('textarea');
        await on.keyboard.press('Control+V');
        await compare?.focus();
        await on.keyboard.press('Enter');
        await on.waitForTimeout(1500);
      },
    ],
  ];
  await page.evaluate((text) => navigator.clipboard.writeText(text), description);
  for (const [step, act] of steps) told(step, await longestTask(page, () => act(page)));
  const match = page.getByRole('heading', { name: 'Match analysis' });
  if (!(await match.isVisible())) throw new Error(`${file} was not matched.`);
  await context.close();
}
