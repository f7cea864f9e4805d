// Lighthouse for mobile on public pages of the demo set, in both themes: npm run bench --
// lighthouse /jobs /careers; RUNS sets the number of runs.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProduct } from './server-process.ts';

const tool = 'tools/lighthouse';
const paths = process.argv.length > 2 ? process.argv.slice(2) : ['/', '/careers', '/jobs'];

if (!existsSync(join(tool, 'node_modules')))
  execFileSync('npm', ['--prefix', tool, 'ci', '--no-audit', '--no-fund'], { stdio: 'inherit' });
if (!existsSync('build/client')) execFileSync('npm', ['run', 'build'], { stdio: 'inherit' });

const folder = await mkdtemp(join(tmpdir(), 'firstrung-lighthouse-'));
const product = await startProduct(folder, { DEMO: 'on' });
try {
  // Warms up: visitors don't get the first response of a page.
  for (const path of paths) await (await fetch(product.url + path)).text();
  const origin = product.url.replace('127.0.0.1', 'localhost');
  execFileSync(process.execPath, [join(tool, 'run.mjs'), origin, ...paths], { stdio: 'inherit' });
  console.log(`Load of the machine at the end: ${(loadavg()[0] ?? 0).toFixed(1)}.`);
} finally {
  await product.stop();
  await rm(folder, { recursive: true, force: true });
}
