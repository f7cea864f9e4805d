import { expect, test } from 'vitest';
import { createLog } from './log.ts';
import { createWarningLog } from './warning-log.ts';

function createLogged() {
  const lines: string[] = [];
  const warnings = createWarningLog();
  const log = createLog('info', warnings.beside({ write: (line) => void lines.push(line) }));
  return { lines, warnings, log };
}

test('ADM-07 warnings are kept beside the log, newest first, with their request and cause', () => {
  const { lines, warnings, log } = createLogged();
  log.info({ requestId: 'a' }, 'answered');
  log.warn({ taskId: 'b' }, 'a task failed and will be tried again');
  const cause = new Error('connection refused');
  log.error({ requestId: 'c', err: new Error('no mail to ana@example.test', { cause }) }, 'failed');
  expect(lines).toHaveLength(3);
  expect(warnings.list()).toMatchObject([
    {
      level: 'error',
      requestId: 'c',
      message: 'failed',
      problem: 'no mail to [address] · connection refused',
    },
    { level: 'warning', requestId: 'b', problem: null },
  ]);
});

test('ADM-07 a flood of warnings keeps the newest two hundred', () => {
  const { warnings, log } = createLogged();
  for (let n = 0; n < 500; n++) log.warn(`warning ${n}`);
  const kept = warnings.list();
  expect(kept).toHaveLength(200);
  expect(kept[0]?.message).toBe('warning 499');
});
