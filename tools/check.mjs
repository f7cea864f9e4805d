// Every check that doesn't run the product, two at a time: `npm run check`.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

const checks = [
  [
    'types',
    ['tools/text-keys.ts', '--check'],
    ['@react-router/dev/bin.cjs', 'typegen'],
    // More than the cores of a small machine work out the same types again.
    ['typescript/bin/tsc', '--noEmit', '--checkers', '2'],
  ],
  ['dead code', ['knip/bin/knip.js', '--no-progress', '--no-config-hints']],
  ['lint', ['oxlint/bin/oxlint', '--deny-warnings']],
  ['format', ['oxfmt/bin/oxfmt', '--check']],
  ['structure', ['tools/check-structure.ts']],
  ['paths in documents', ['tools/check-doc-paths.ts']],
];

function run([script, ...args]) {
  const file = script.startsWith('tools/') ? script : `node_modules/${script}`;
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [file, ...args], { cwd: root });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text));
    child.on('error', (error) => resolve({ code: 1, said: error.message }));
    child.on('close', (code) => resolve({ code, said }));
  });
}

let failed = 0;
const waiting = [...checks];

async function work() {
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    const [name, ...commands] = next;
    const start = performance.now();
    let result = { code: 0, said: '' };
    for (const command of commands) if (result.code === 0) result = await run(command);
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    console.log(`${result.code === 0 ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)`);
    if (result.code !== 0) {
      failed += 1;
      console.log(`${result.said.trim().replaceAll(/^/gmu, '       ')}\n`);
    }
  }
}

await Promise.all([work(), work()]);
if (failed > 0) console.log(`${failed} of ${checks.length} checks failed.`);
process.exitCode = failed === 0 ? 0 : 1;
