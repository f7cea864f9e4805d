import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { killApp, killPostmaster } from '#testing/kill-cycles.ts';

const cycles = Number(process.argv[2] ?? 30);
const dataDir = await mkdtemp(join(tmpdir(), 'firstrung-kill-'));
const results = {
  'app process, embedded database': await killApp({ dataDir }, cycles),
  'PostgreSQL under a running app': await killPostmaster(dataDir, cycles),
};
await rm(dataDir, { recursive: true, force: true });
console.table(results);
process.exitCode = Object.values(results).some(({ lost, half }) => lost + half > 0) ? 1 : 0;
