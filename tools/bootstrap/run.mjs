import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from './paths.mjs';

const pinned = join(root, 'node_modules', '.bin');
const separator = process.platform === 'win32' ? ';' : ':';

/** Runs a command in the project with its output shown; returns the exit code and the output. */
export function run(command, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
      ...options,
      env: { ...process.env, PATH: `${pinned}${separator}${process.env.PATH}`, ...options.env },
    });
    const stop = (signal) => child.kill(signal);
    const signals = ['SIGINT', 'SIGTERM'];
    for (const signal of signals) process.once(signal, stop);
    let said = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        said += chunk;
        if (!options.quiet) process.stderr.write(chunk);
      });
    }
    child.on('error', (error) => resolve({ code: 127, said: error.message }));
    child.on('close', (code) => {
      for (const signal of signals) process.off(signal, stop);
      resolve({ code: code ?? 1, said });
    });
  });
}

/** The npm that started this, or the one on the PATH. */
export function runNpm(args, options) {
  const cli = process.env.npm_execpath;
  return cli?.endsWith('npm-cli.js')
    ? run(process.execPath, [cli, ...args], options)
    : run('npm', args, options);
}
