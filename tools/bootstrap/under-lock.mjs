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

/** Runs the work while no other set-up runs in this copy; one that was killed doesn't hold others up. */
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

/** A hard link appears with its content or not at all, so nobody ever reads a half-written holder. */
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

/** A new container may give the pid of the killed holder to somebody else, so being alive is not enough: it also has to beat. */
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
