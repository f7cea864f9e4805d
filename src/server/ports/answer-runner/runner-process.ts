// Runs in a separate process: reports that it is ready, reads one run from standard input, and
// answers with one line of JSON.
import type { Run, RunResult } from './answer-runner.ts';
import { runFunction } from './run-function.ts';
import { runSql } from './run-sql.ts';

process.stdout.write('ready\n');
const parts: Buffer[] = [];
for await (const part of process.stdin) parts.push(part as Buffer);
const run = JSON.parse(Buffer.concat(parts).toString('utf8')) as Run;
const result = run.kind === 'sql' ? runSql(run) : await runFunction(run).catch(shortage);
await new Promise<void>((resolve, reject) => {
  process.stdout.write(`${JSON.stringify(result)}\n`, (error) =>
    error ? reject(error) : resolve(),
  );
});
process.exit(0);

/** The engine fails as a whole only when it can't get memory or stack. */
function shortage(): RunResult {
  return { kind: 'problem', problem: 'tooMuchMemory' };
}
