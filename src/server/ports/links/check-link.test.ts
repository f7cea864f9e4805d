import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCheckLink } from './check-link.ts';

let server: Server;
let base: string;
const asked: string[] = [];
const answer: RequestListener = ({ method, url }, response) => {
  asked.push(`${method} ${url}`);
  if (url === '/slow') return;
  const status = { '/gone': 410, '/moved': 302, '/no-head': method === 'HEAD' ? 405 : 200 }[
    url ?? ''
  ];
  response.writeHead(status ?? 200, { location: '/gone' }).end('x');
};
beforeAll(async () => {
  server = createServer(answer);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

test.each([
  ['/here', 200],
  ['/gone', 410],
  ['/moved', 302],
  ['/no-head', 200],
  ['/slow', null],
])('PRAC-04 the link %s is answered with %s', async (path, status) => {
  expect(await createCheckLink(300)(base + path)).toBe(status);
});

test('PRAC-04 a redirect is not followed, and a link that nobody serves has no answer', async () => {
  expect(asked).not.toContain('HEAD /gone/');
  expect(await createCheckLink(300)('http://127.0.0.1:9')).toBeNull();
});
