import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { availableParallelism } from 'node:os';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createChildRunner, spawnRunner } from './child-runner.ts';
import { hostileAnswers } from './hostile-answers.fixture.ts';
import { maxRunMs, maxScriptMs } from './run-limits.ts';

const runner = createChildRunner({ start: 60_000, deadline: 60_000 });
afterAll(() => runner.close());
/** Milliseconds of processor time of all child processes that have ended, on Linux. */
async function childrenTime(): Promise<number> {
  const stat = await readFile('/proc/self/stat', 'utf8').catch(() => ') ');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[13] ?? 0) + Number(fields[14] ?? 0)) * 10;
}
/** What a process needs to start depends on the machine; its limit counts from then on. */
let startTime = 0;
beforeAll(async () => {
  const before = await childrenTime();
  await runner.run('asha', double);
  startTime = (await childrenTime()) - before;
});

const double = {
  kind: 'function' as const,
  source: 'function f(x) { console.log("x is", x); return { twice: 2 * x }; }',
  name: 'f',
  calls: [[1], [2.5]],
};

const loop = { ...double, source: 'function f() { for (;;); }' };

test('PRAC-02 a function runs once for each call, and prints', async () => {
  expect(await runner.run('asha', double)).toEqual({
    kind: 'function',
    results: [{ value: { twice: 2 } }, { value: { twice: 5 } }],
    output: 'x is 1\nx is 2.5\n',
  });
});

test('PRAC-02 queries read tables of their own', async () => {
  const setup = "create table t (a integer, b text); insert into t values (1, 'x'), (2, null);";
  const queries = ['select *, 1.5 from t order by a;', 'select count(*) n from t', 'select c'];
  expect(await runner.run('asha', { kind: 'sql', setup, queries })).toEqual({
    kind: 'sql',
    results: [
      {
        columns: ['a', 'b', '1.5'],
        rows: [
          [1, 'x', 1.5],
          [2, null, 1.5],
        ],
      },
      { columns: ['n'], rows: [[2]] },
      { error: 'no such column: c' },
    ],
  });
});

test.each(Object.entries(hostileAnswers))(
  'PRAC-02 %s ends in time with a plain result',
  async (_name, [run, ending]) => {
    const before = await childrenTime();
    const result = await runner.run('asha', run);
    expect(JSON.stringify(result)).toMatch(ending);
    // Not by the clock, which runs on while other programs use the processors.
    expect((await childrenTime()) - before).toBeLessThan(maxRunMs + 500 + 2 * startTime);
    expect(existsSync('/tmp/firstrung-x.db')).toBe(false);
  },
);

test('PRAC-02 others run while one student’s answers loop and hoard', async () => {
  const bad = ['an endless loop', 'an array bomb', 'a recursive query'].flatMap(
    (name) => hostileAnswers[name]?.[0] ?? [],
  );
  const all = Promise.all(bad.map((run) => runner.run('bad', run)));
  const others = ['asha', 'ben', 'chen', 'divya'].map((owner) => runner.run(owner, double));
  for (const result of await Promise.all(others)) expect(result.kind).toBe('function');
  expect(await all).toHaveLength(3);
});

test('PRAC-02 one owner’s many runs don’t keep another waiting, and too many are refused', async () => {
  const order: string[] = [];
  const small = createChildRunner({ start: 60_000, atOnce: 1, mostPerOwner: 4 });
  const greedy = Array.from({ length: 8 }, () =>
    small.run('greedy', double).then(({ kind }) => order.push(`greedy ${kind}`)),
  );
  await Promise.all([...greedy, small.run('asha', double).then(() => order.push('asha'))]);
  await small.close();
  // One runs, four wait, three are refused; the other student comes right after the one that runs.
  expect(order.filter((each) => each === 'greedy problem')).toHaveLength(3);
  expect(order.filter((each) => !each.endsWith('problem')).indexOf('asha')).toBeLessThan(2);
});

test('PRAC-02 a process that exceeds its time or memory is killed, and closing ends what runs', async () => {
  const slow = createChildRunner({ start: 60_000, deadline: 60_000, processorTime: 50 });
  expect(await slow.run('a', loop)).toEqual({ kind: 'problem', problem: 'tooSlow' });
  const large = createChildRunner({ start: 60_000, deadline: 60_000, memory: 1024 ** 2 });
  expect(await large.run('a', loop)).toEqual({ kind: 'problem', problem: 'tooMuchMemory' });
  const closing = createChildRunner({ start: 60_000 });
  const all = Promise.all(['a', 'b', 'c', 'c'].map((owner) => closing.run(owner, loop)));
  await closing.close();
  // Not 'failed', which would count as a fault of the answer.
  const problem = { kind: 'problem', problem: 'busy' };
  expect(await all).toEqual([problem, problem, problem, problem]);
});

test('PRAC-02 beside programs that use all processors, a right answer is not too slow', async () => {
  const wait = 1.5 * maxScriptMs;
  const source = `function f() { const end = Date.now() + ${wait}; while (Date.now() < end); return 7; }`;
  const spin = 'require("node:os").setPriority(8); process.send(""); for (;;);';
  const hogs = Array.from({ length: availableParallelism() }, () =>
    spawn(process.execPath, ['-e', spin], { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] }),
  );
  try {
    await Promise.all(hogs.map((hog) => once(hog, 'message')));
    const patient = createChildRunner({ start: 60_000, deadline: 60_000, processorTime: 1_200 });
    expect(await patient.run('a', { ...double, source, calls: [[]] })).toEqual({
      kind: 'function',
      results: [{ value: 7 }],
      output: '',
    });
    await patient.close();
    const hasty = createChildRunner({ start: 60_000, deadline: 100 });
    expect(await hasty.run('a', loop)).toEqual({ kind: 'problem', problem: 'busy' });
    await hasty.close();
  } finally {
    for (const hog of hogs) hog.kill('SIGKILL');
  }
}, 60_000);

test('REL-40 a run without a free file descriptor ends as busy, and so does nothing else', async () => {
  const source = `
    import { openSync } from 'node:fs';
    import { createChildRunner } from ${JSON.stringify(new URL('./child-runner.ts', import.meta.url).href)};
    const runner = createChildRunner();
    try { for (;;) openSync('/dev/null', 'r'); } catch {}
    const result = await runner.run('asha', ${JSON.stringify(double)});
    setTimeout(() => process.send(result, () => process.disconnect()), 200);`;
  const words = ['-c', 'ulimit -n 200 && exec "$0" "$@"', process.execPath];
  const server = spawn('sh', [...words, '--input-type=module', '-e', source], {
    cwd: process.cwd(),
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const answers: unknown[] = [];
  server.on('message', (answer) => answers.push(answer));
  const [code] = await once(server, 'close');
  expect([code, ...answers]).toEqual([0, { kind: 'problem', problem: 'busy' }]);
}, 60_000);

test('SEC-42 the runner process can reach no other file, program or network', async () => {
  let calls = 0;
  const server = createServer((socket) => {
    calls++;
    socket.destroy();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const script = fileURLToPath(new URL('../../sandbox/try-to-escape.fixture.ts', import.meta.url));
  const child = spawnRunner(script, [String((server.address() as AddressInfo).port)]);
  child.stdin?.end();
  if (child.stdout === null) throw new Error('no output');
  const answers = JSON.parse(await text(child.stdout)) as Record<string, string>;
  server.close();
  expect(Object.values(answers).filter((code) => code !== 'ERR_ACCESS_DENIED')).toEqual([
    'TypeError',
  ]);
  expect(calls).toBe(0);
});
