import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { forkSandboxed } from './fork-sandboxed.ts';

async function answersOf(script: URL, ...words: string[]): Promise<Record<string, string>> {
  const child = forkSandboxed(fileURLToPath(script), words);
  const [answers] = await Promise.race([once(child, 'message'), once(child, 'exit')]);
  return answers;
}

test('SEC-42 the render process can reach no other file, program or network', async () => {
  let calls = 0;
  const server = createServer((socket) => {
    calls++;
    socket.destroy();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const port = String((server.address() as AddressInfo).port);
  const answers = await answersOf(
    new URL('../../sandbox/try-to-escape.fixture.ts', import.meta.url),
    port,
  );
  server.close();
  expect(Object.keys(answers).length).toBe(19);
  // A WebSocket doesn't say why it failed.
  expect(Object.entries(answers).filter(([, code]) => code !== 'ERR_ACCESS_DENIED')).toEqual([
    ['open a web socket', 'TypeError'],
  ]);
  expect(calls).toBe(0);
});

test('SEC-42 the compiler reads templates only, and no library can be loaded after it', async () => {
  expect(await answersOf(new URL('./try-the-compiler.fixture.ts', import.meta.url))).toEqual({
    'read a template': 'done',
    'read /etc/passwd': 'not found',
    'read beside the templates': 'access denied',
    'read above the root': 'access denied',
    'show a picture of a site': 'not found',
    'load a package': 'failed to download',
    'load another library': 'No library',
  });
});
