// Starts the product with the demo data in a temporary folder, which it removes when stopped.
import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { writeEveryLocale } from '#testing/pseudo-locales.ts';
import { dataFolder, localesFolder } from './run-folder.ts';

mkdirSync(dataFolder, { recursive: true });
await writeEveryLocale(localesFolder);
const server = spawn(process.execPath, ['src/server/start.ts'], {
  stdio: 'inherit',
  env: {
    ...process.env,
    PORT: process.env['E2E_PORT'],
    DATA_DIR: dataFolder,
    LOCALES_DIR: localesFolder,
    SIGN_INS_PER_MINUTE: '10000',
    LOG_LEVEL: 'warn',
  },
});
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => server.kill(signal));
server.on('close', (code) => {
  rmSync(dataFolder, { recursive: true, force: true });
  process.exitCode = code ?? 1;
});
