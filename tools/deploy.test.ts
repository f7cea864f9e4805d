import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { configSchema } from '#server/config/config.ts';

const read = (path: string) =>
  readFileSync(fileURLToPath(new URL(`../${path}`, import.meta.url)), 'utf8');
const dockerfile = read('deploy/Dockerfile');
const unit = read('deploy/firstrung.service');
const compose = read('deploy/compose.yaml');
const { start } = (JSON.parse(read('package.json')) as { scripts: { start: string } }).scripts;

test('SCALE-01 the image and the systemd unit start the server as npm start does', () => {
  const command = /^CMD (\[.+\])$/mu.exec(dockerfile)?.[1] ?? '[]';
  expect((JSON.parse(command) as string[]).join(' ')).toBe(start);
  expect(/^ExecStart=(.+)$/mu.exec(unit)?.[1]).toContain(` ${start}`);
});

test('SCALE-01 the deployment files name only settings that exist', () => {
  const app = /^ {2}app:\n([\s\S]+?)\n\n/mu.exec(compose)?.[1] ?? '';
  const named = [
    ...[...app.matchAll(/^ {6}([A-Z][A-Z\d_]+):/gmu)].map(([, name]) => name),
    ...[...`${dockerfile}\n${unit}`.matchAll(/^(?:ENV|Environment=).*$/gmu)].flatMap(([line]) =>
      [...line.matchAll(/([A-Z][A-Z\d_]+)=/gu)].map(([, name]) => name),
    ),
  ];
  expect(named.length).toBeGreaterThan(15);
  const known = Object.keys(configSchema.shape);
  expect(named.filter((name) => !known.includes(name ?? ''))).toEqual([]);
});

test('SCALE-01 stopping waits longer than the server needs', () => {
  const graceOf = (text: string, setting: RegExp) => Number(setting.exec(text)?.[1]);
  const notice = graceOf(compose, /STOP_NOTICE: '(\d+)'/u);
  expect(graceOf(compose, /stop_grace_period: (\d+)s/u)).toBeGreaterThan(notice + 14);
  expect(graceOf(unit, /TimeoutStopSec=(\d+)/u)).toBeGreaterThan(1 + 14);
});
