import { buildWeb, isBuilt } from './bootstrap/build-web.mjs';
import { findChromium, isChromiumKnown } from './bootstrap/find-chromium.mjs';
import { install, isInstalled, requireNode } from './bootstrap/install.mjs';
import { say } from './bootstrap/say.mjs';
import { underLock } from './bootstrap/under-lock.mjs';

const steps = {
  packages: { isDone: isInstalled, run: install },
  web: { isDone: isBuilt, run: buildWeb },
  chromium: { isDone: isChromiumKnown, run: findChromium },
};

const needed = {
  start: ['packages', 'web'],
  dev: ['packages'],
  test: ['packages', 'web', 'chromium'],
};

/** Prepares a checkout for the named command, doing only what is missing. */
async function bootstrap(command) {
  const names = needed[command];
  if (!names) throw new Error(`Say what to make ready: ${Object.keys(needed).join(', ')}.`);
  requireNode(process.version, [20, 0], 'Firstrung needs Node 20 or newer to set itself up');
  for (const name of names) {
    const { isDone, run } = steps[name];
    if (isDone()) continue;
    await underLock(async () => {
      if (!isDone()) await run();
    });
  }
}

try {
  await bootstrap(process.argv[2]);
} catch (error) {
  say(error.message);
  process.exitCode = 1;
}
