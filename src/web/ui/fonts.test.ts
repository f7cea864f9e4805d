import { readdirSync, statSync } from 'node:fs';
import { expect, it } from 'vitest';

it('PERF-07 two font files, 50 KB together at most', () => {
  const folder = new URL('../fonts/', import.meta.url);
  const files = readdirSync(folder).filter((file) => file.endsWith('.woff2'));
  const bytes = files.reduce((sum, file) => sum + statSync(new URL(file, folder)).size, 0);
  expect(files).toHaveLength(2);
  expect(bytes).toBeLessThanOrEqual(50_000);
});
