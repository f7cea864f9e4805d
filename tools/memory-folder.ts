import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { freemem } from 'node:os';
import { join } from 'node:path';

const memory = '/dev/shm';
const prefix = 'firstrung-tests-';
/** Several times the peak use of a whole run. */
const room = 1024 ** 3;

/**
 * A folder in memory for temporary test data (mostly databases), if the system has one with enough
 * space. Otherwise the normal temporary folder works too, only slower.
 */
export function createMemoryFolder(): string | undefined {
  try {
    removeAbandoned();
    if (!hasRoom()) return undefined;
    const folder = mkdtempSync(join(memory, `${prefix}${process.pid}-`));
    // PostgreSQL runs as another user when root runs the tests, and must be able to reach its
    // folder below.
    chmodSync(folder, 0o755);
    return folder;
  } catch {
    return undefined;
  }
}

function hasRoom(): boolean {
  const { bavail, bsize } = statfsSync(memory);
  const mount = readFileSync('/proc/mounts', 'utf8')
    .split('\n')
    .map((line) => line.split(' '))
    .findLast(([, path]) => path === memory);
  const [, , kind, options = ''] = mount ?? [];
  const mayRun = !options.split(',').includes('noexec');
  return kind === 'tmpfs' && mayRun && bavail * bsize > room && freemem() > 3 * room;
}

/** Removes the leftovers of killed runs. */
function removeAbandoned(): void {
  for (const name of readdirSync(memory)) {
    const pid = name.startsWith(prefix) && Number(name.slice(prefix.length).split('-')[0]);
    if (pid && !isRunning(pid)) rmSync(join(memory, name), { recursive: true, force: true });
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
