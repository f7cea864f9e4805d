import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { spawnSandboxed } from './spawn-sandboxed.ts';

const script = fileURLToPath(new URL('../../sandbox/try-to-escape.fixture.ts', import.meta.url));

test('SEC-42 the resume reader process can reach no other file, program or network', async () => {
  let calls = 0;
  const server = createServer((socket) => {
    calls++;
    socket.destroy();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const child = spawnSandboxed(script, [String((server.address() as AddressInfo).port)]);
  child.stdin?.end();
  const answers = JSON.parse(child.stdout === null ? '{}' : await text(child.stdout)) as Record<
    string,
    string
  >;
  server.close();
  expect(Object.keys(answers).length).toBe(19);
  // A WebSocket doesn't say why it failed.
  expect(Object.entries(answers).filter(([, code]) => code !== 'ERR_ACCESS_DENIED')).toEqual([
    ['open a web socket', 'TypeError'],
  ]);
  expect(calls).toBe(0);
});
