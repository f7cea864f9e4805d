import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { configSchema, readConfig } from '#server/config/config.ts';
import { configDoc } from './config-doc.ts';

test('HOUSE docs/configuration.md lists every setting of config.ts', () => {
  const present = readFileSync(new URL('../docs/configuration.md', import.meta.url), 'utf8');
  expect(present).toBe(configDoc());
  for (const [name, setting] of Object.entries(configSchema.shape)) {
    expect(present).toContain(`| \`${name}\` |`);
    expect(setting.description).toMatch(/\.$/u);
  }
});

test('HOUSE no setting is required, empty ones count as unset, and wrong ones are all reported', () => {
  expect(readConfig({ PORT: '', DEMO: '' })).toMatchObject({
    PORT: 3000,
    publicUrl: 'http://localhost:3000',
  });
  expect(readConfig({ PUBLIC_URL: 'https://jobs.example.test' }).publicUrl).toBe(
    'https://jobs.example.test',
  );
  const wrong = () =>
    readConfig({ PORT: '70000', DATABASE_POOL: '0', PUBLIC_URL: 'jobs', LOG_LEVEL: 'loud' });
  for (const name of ['PORT', 'DATABASE_POOL', 'PUBLIC_URL', 'LOG_LEVEL'])
    expect(wrong).toThrow(name);
});
