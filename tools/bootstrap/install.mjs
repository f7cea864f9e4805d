import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { notes, root } from './paths.mjs';
import { run, runNpm } from './run.mjs';
import { say, secondsSince } from './say.mjs';

const lockFile = join(root, 'package-lock.json');
const stampFile = join(notes, 'installed');
const nodeProgram = join(
  root,
  'node_modules',
  '.bin',
  process.platform === 'win32' ? 'node.cmd' : 'node',
);
const flags = ['--include=dev', '--include=optional', '--no-audit', '--no-fund'];

export function isInstalled() {
  return (
    existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp() && existsSync(nodeProgram)
  );
}

/** Installs exactly what the lock file names. */
export async function install() {
  const start = performance.now();
  say('installing the packages (first run, or their list changed) …');
  const lock = readFileSync(lockFile);
  const clean = await runNpm(['ci', ...flags], { quiet: true });
  if (clean.code !== 0) {
    if (!/Missing: .* from lock file/.test(clean.said))
      throw new Error(`The packages could not be installed:\n${clean.said.trim()}`);
    await installLoosely(lock);
  }
  if (!existsSync(nodeProgram)) await runNodeInstaller();
  requireNode(
    versionOf(nodeProgram),
    [22, 22],
    'The pinned Node could not be installed; Firstrung runs on 22.22 or newer',
  );
  mkdirSync(notes, { recursive: true });
  writeFileSync(stampFile, stamp());
  say(`packages installed in ${secondsSince(start)}`);
}

/**
 * A registry without the binaries of other platforms makes `npm ci` refuse a complete lock file;
 * `npm install` then installs the same versions.
 */
async function installLoosely(lock) {
  const { code, said } = await runNpm(['install', '--no-save', ...flags], { quiet: true });
  const changed = !readFileSync(lockFile).equals(lock);
  if (changed) writeFileSync(lockFile, lock);
  if (code !== 0) throw new Error(`The packages could not be installed:\n${said.trim()}`);
  if (changed)
    throw new Error(
      'Installing changed package-lock.json, so the versions are not the locked ones. It was put back; check package.json against it.',
    );
}

/** Where npm blocks install scripts, this runs the installer of the pinned Node's package. */
async function runNodeInstaller() {
  const cwd = join(root, 'node_modules', 'node');
  await run(process.execPath, ['installArchSpecificPackage.js'], { cwd, quiet: true });
  if (!existsSync(nodeProgram)) await runNpm(['rebuild', 'node'], { quiet: true });
}

function stamp() {
  const lock = createHash('sha256').update(readFileSync(lockFile)).digest('hex');
  return `${lock} ${process.platform}-${process.arch}`;
}

function versionOf(program) {
  if (!existsSync(program)) return process.version;
  return execFileSync(program, ['--version'], {
    encoding: 'utf8',
    shell: process.platform === 'win32',
  }).trim();
}

export function requireNode(version, [major, minor], sentence) {
  const [isMajor = 0, isMinor = 0] = version.replace('v', '').split('.').map(Number);
  if (isMajor < major || (isMajor === major && isMinor < minor))
    throw new Error(`${sentence}; this is ${version}. Get a newer one from https://nodejs.org.`);
}
