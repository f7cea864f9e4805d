import { spawn } from 'node:child_process';
import type { Owner } from './find-owner.ts';
import { noEngine } from './no-engine.ts';

/** Runs a PostgreSQL program to its end; its output becomes the error message on failure. */
export function runProgram(
  program: string,
  args: string[],
  cwd: string,
  owner: Owner | undefined,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd,
      ...owner,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: programEnvironment(),
    });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.on('error', (error) => reject(noEngine(error.message, error)));
    child.on('close', (code, signal) => {
      if (code === 0) resolve();
      else reject(new Error(`${program} ended with ${signal ?? `code ${code}`}: ${output.trim()}`));
    });
  });
}

/** The machine's PG* variables are meant for other databases, and its locale may not exist here. */
export function programEnvironment(): NodeJS.ProcessEnv {
  const inherited = Object.entries(process.env).filter(([name]) => !/^(PG|LC_|LANG)/.test(name));
  return { ...Object.fromEntries(inherited), TZ: 'UTC' };
}
