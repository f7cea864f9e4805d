import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../', import.meta.url));
const patterns = ['{src,tools}/**/*.test.{ts,tsx}', 'src/**/*.suite.ts', 'e2e/**/*.spec.ts'];

/** The files that hold tests, with their code. */
export function readTestCode(): { path: string; code: string }[] {
  return globSync(patterns, { cwd: root }).map((path) => ({
    path,
    code: readFileSync(root + path, 'utf8'),
  }));
}
