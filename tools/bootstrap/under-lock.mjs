import {
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { root } from './paths.mjs';
import { say } from './say.mjs';

const beatMs = 1_000;
const silentMs = 15_000;

/** Runs the work while no other setup runs in this checkout; a killed one doesn't block others. */
export async function underLock(work, folder = join(root, '.tmp')) {
  const lock = join(folder, 'bootstrap.lock');
  const mine = join(folder, `bootstrap.${process.pid}`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(mine, String(process.pid));
  const beat = setInterval(() => utimesSync(mine, new Date(), new Date()), beatMs);
  try {
    for (let said = false; !take(lock, mine); said = true) {
      if (!said) say('another start is setting up, waiting for it …');
      await wait(200);
    }
    try {
      await work();
    } finally {
      rmSync(lock, { force: true });
    }
  } finally {
    clearInterval(beat);
    rmSync(mine, { force: true });
  }
}

/** Creating a hard link is atomic, so nobody ever reads a half-written holder. */
function take(lock, mine) {
  try {
    linkSync(mine, lock);
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    removeIfAbandoned(lock, `${mine}.aside`);
    return false;
  }
}

function removeIfAbandoned(lock, aside) {
  try {
    if (isHeld(lock)) return;
    renameSync(lock, aside);
    if (isHeld(aside)) linkSync(aside, lock);
    rmSync(aside);
  } catch (error) {
    if (error.code !== 'ENOENT' && error.code !== 'EEXIST') throw error;
  }
}

/**
 * A new container may reuse the pid of a killed holder, so being alive is not enough: its heartbeat
 * must be recent.
 */
function isHeld(file) {
  return (
    Date.now() - statSync(file).mtimeMs < silentMs && isAlive(Number(readFileSync(file, 'utf8')))
  );
}

function isAlive(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}
