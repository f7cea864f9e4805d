import { createServer } from 'node:net';
import { defineConfig } from '@playwright/test';

// Chosen once by the process that starts the run; its workers inherit it. A port that is given may be served already.
const isGiven = process.env['E2E_PORT'] !== undefined;
process.env['E2E_PORT'] ??= String(await freePort());
const port = Number(process.env['E2E_PORT']);
const writers = /(postings|back-office|talent|users)\.spec\.ts$/u;
/** What neither reads the board nor changes it. */
const apart = /(account-links|accounts|settings|sign-out|theme|toasts|two-factor)\.spec\.ts$/u;
/** Many pages in one test. What begins last must be short, or one worker waits for it. */
const longest = /(every-page|walk|languages|five-languages|layers)\.spec\.ts$/u;
const executablePath = process.env['CHROMIUM_PATH'];

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  snapshotPathTemplate: '{testDir}/{testFileName}-snapshots/{arg}{ext}',
  fullyParallel: true,
  forbidOnly: true,
  // Half of a journey waits, mostly for an undo to end: more of them than cores keep the cores busy.
  workers: 3,
  // A journey that passes on its second try is named at the end of the run, as flaky.
  retries: 1,
  // Nothing is measured by these: they end what hangs, also on a machine that has other work.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'en-GB',
    timezoneId: 'Asia/Kolkata',
    colorScheme: 'light',
    viewport: { width: 1280, height: 800 },
    // Nothing waits for what glides; where motion is what is tested, the test asks for it.
    contextOptions: { reducedMotion: 'reduce' },
    // The first browser of a test is emptied for the next one: a new one loads and compiles all scripts anew.
    reuseContext: true,
    actionTimeout: 20_000,
    screenshot: 'only-on-failure',
    // Recording each step takes a fifth of the run: asked for where a failure is looked into.
    trace: process.env['E2E_TRACE'] ? 'retain-on-failure' : 'off',
    launchOptions: {
      // A page lives for seconds: code that was made faster for later is work for nothing.
      args: [
        ...['--no-sandbox', '--disable-gpu', '--in-process-gpu'],
        '--js-flags=--no-opt --no-maglev --single-threaded',
      ],
      ...(executablePath && { executablePath }),
    },
  },
  // Started in this order: what changes the board comes after what reads it, with enough between them that they don't meet.
  // A dependency would do the same, but would leave out all of it when one journey fails.
  projects: [
    { name: 'longest', testMatch: longest },
    { name: 'readers', testIgnore: [longest, apart, writers] },
    { name: 'apart', testMatch: apart },
    { name: 'writers', testMatch: writers },
  ],
  webServer: {
    command: `"${process.execPath}" e2e/start-server.ts`,
    url: `http://localhost:${port}/livez`,
    reuseExistingServer: isGiven,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    timeout: 240_000,
  },
});

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
