import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';
import { runNpm } from './run.mjs';
import { say, secondsSince } from './say.mjs';

const sources = [
  ...['src/web', 'src/contract', 'src/domain', 'src/readers', 'src/texts', 'content'],
  ...['vite.config.ts', 'react-router.config.ts', 'tsconfig.json', 'package-lock.json'],
  ...['tools/precompress.mjs', 'tools/chunk-modules.ts'],
];
const stampFile = join(root, 'build', '.sources');

export function isBuilt() {
  return existsSync(stampFile) && readFileSync(stampFile, 'utf8') === hashOfSources();
}

/**
 * Builds the pages and the browser code. The stamp is removed first and written last, so a killed
 * build is repeated.
 */
export async function buildWeb() {
  const start = performance.now();
  say('building the pages (first run, or their sources changed) …');
  const hash = hashOfSources();
  rmSync(stampFile, { force: true });
  const { code, said } = await runNpm(['run', '--silent', 'build'], { quiet: true });
  if (code !== 0) throw new Error(`The pages could not be built:\n${said.trim()}`);
  writeFileSync(stampFile, hash);
  say(`pages built in ${secondsSince(start)}`);
}

function hashOfSources() {
  const hash = createHash('sha256');
  for (const source of sources) addTo(hash, source);
  return hash.digest('hex');
}

function addTo(hash, path) {
  const full = join(root, path);
  const found = statSync(full, { throwIfNoEntry: false });
  if (found?.isDirectory()) {
    for (const name of readdirSync(full).sort()) addTo(hash, `${path}/${name}`);
  } else if (found && !/\.test\.tsx?$/.test(path)) {
    hash.update(`${path}\0${found.size}\0`).update(readFileSync(full));
  }
}
