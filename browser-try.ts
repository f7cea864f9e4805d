import { readdirSync, readFileSync } from 'node:fs';
import { serve } from '@hono/node-server';
import { chromium } from '@playwright/test';
import { Hono } from 'hono';
import { pagePolicy, securityHeaders } from './src/server/doors/security-headers.ts';
import { addStaticFiles } from './src/server/doors/static-files.ts';
const m = readdirSync('build/client/assets').find((f) => /^manifest-/.test(f))!;
const code = readFileSync(`build/client/assets/${m}`, 'utf8');
const entry = JSON.parse(code.slice(code.indexOf('{'), code.lastIndexOf('}') + 1)).entry.module;
const app = new Hono<any>();
app.use(securityHeaders() as any);
addStaticFiles(app as any, 'build/client');
app.get('/', (c) => {
  c.header('content-security-policy', pagePolicy("'nonce-abc'"));
  return c.html(
    `<!doctype html><title>x</title><body><input type=file id=f><script nonce=abc type=module src="${entry}"></script>`,
  );
});
const server = serve({ fetch: app.fetch, port: 4567 });
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH });
const page = await browser.newPage();
page.on('console', (x) => console.log('console', x.text().slice(0, 300)));
page.on('pageerror', (x) => console.log('error', String(x).slice(0, 200)));
page.on('request', (r) => {
  if (!/assets\//.test(r.url())) console.log('request', r.method(), r.url());
});
await page.goto('http://localhost:4567/');
await page.waitForFunction(() => 'readPicked' in globalThis);
await page.evaluate(() => {
  (globalThis as any).longest = 0;
  new PerformanceObserver((l) => {
    for (const e of l.getEntries())
      (globalThis as any).longest = Math.max((globalThis as any).longest, e.duration);
  }).observe({ type: 'longtask' });
});
for (const f of process.argv.slice(2)) {
  await page.evaluate(() => {
    if (!document.querySelector('#f')) {
      const i = document.createElement('input');
      i.type = 'file';
      i.id = 'f';
      (document.body ?? document.documentElement).append(i);
    }
  });
  await page.setInputFiles('#f', f);
  const r = await page.evaluate(async () => {
    const t = performance.now();
    const file = (document.querySelector('#f') as HTMLInputElement).files![0];
    const x = await (globalThis as any).readPicked(file);
    return {
      problem: x.problem,
      email: x.reading?.resume.basics.email,
      jobs: x.reading?.resume.experience.length,
      ms: Math.round(performance.now() - t),
      longest: (globalThis as any).longest,
    };
  });
  console.log(f.split('/').pop(), JSON.stringify(r));
}
await browser.close();
server.close();
