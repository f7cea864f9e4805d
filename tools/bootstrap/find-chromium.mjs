import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { notes } from './paths.mjs';
import { run } from './run.mjs';
import { say } from './say.mjs';

const noteFile = join(notes, 'chromium');
// The shell is the same engine without a window: browser tests take less than half the time in it.
const shell = 'chromium-headless-shell';
const debianNames = [shell, 'chromium'];
const names = [
  ...debianNames,
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
];
const elsewhere = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

export function isChromiumKnown() {
  const known = existsSync(noteFile) ? readFileSync(noteFile, 'utf8') : '';
  if (!existsSync(known)) return false;
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH === known;
  // A shell may have been installed after another browser was recorded.
  return (
    known.endsWith(shell) ||
    !onThisMachine().some((path) => path.endsWith(shell) && existsSync(path))
  );
}

/** Finds a working Chromium, or installs one, and records its path for the browser tests. */
export async function findChromium() {
  const found =
    (await chosen()) ??
    (await firstThatRuns(onThisMachine())) ??
    (await fromDebian()) ??
    (await fromPlaywright());
  if (!found) {
    throw new Error(
      'The browser tests need Chromium and none could be found or installed. Install it (Debian: apt install chromium) or set CHROMIUM_PATH to it.',
    );
  }
  mkdirSync(notes, { recursive: true });
  writeFileSync(noteFile, found);
  say(`browser tests use ${found}`);
}

async function chosen() {
  const path = process.env.CHROMIUM_PATH;
  if (!path) return undefined;
  if (await runs(path)) return path;
  throw new Error(`CHROMIUM_PATH is ${path}, and that doesn't run.`);
}

function onThisMachine() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return [...names.flatMap((name) => folders.map((folder) => join(folder, name))), ...elsewhere];
}

async function fromDebian() {
  const mayInstall = process.getuid?.() === 0 && existsSync('/etc/debian_version');
  if (!mayInstall) return undefined;
  say('installing Chromium for the browser tests with apt …');
  const options = { quiet: true, env: { DEBIAN_FRONTEND: 'noninteractive' } };
  await run('apt-get', ['-o', 'DPkg::Lock::Timeout=300', 'update'], options);
  for (const name of debianNames) {
    const asked = ['install', '-y', '--no-install-recommends', name];
    await run('apt-get', ['-o', 'DPkg::Lock::Timeout=300', ...asked], options);
    const found = await firstThatRuns(onThisMachine());
    if (found) return found;
  }
  return undefined;
}

async function fromPlaywright() {
  say('installing Chromium for the browser tests with Playwright …');
  const asked = ['install', ...(process.getuid?.() === 0 ? ['--with-deps'] : []), 'chromium'];
  await run('playwright', asked, { quiet: true });
  const { code, said } = await run(
    'node',
    ['-p', "require('playwright-core').chromium.executablePath()"],
    { quiet: true },
  );
  return code === 0 ? firstThatRuns([said.trim()]) : undefined;
}

async function firstThatRuns(paths) {
  for (const path of paths) if (existsSync(path) && (await runs(path))) return path;
  return undefined;
}

async function runs(path) {
  const { code } = await run(path, ['--version'], { quiet: true, timeout: 20_000 });
  return code === 0;
}
