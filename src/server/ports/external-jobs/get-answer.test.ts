import { createServer as createHttpServer } from 'node:http';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type FakeSources, type SourceMode, startFakeSources } from '#testing/fake-sources.ts';
import { getAnswer } from './get-answer.ts';
import { isPublicAddress } from './is-public-address.ts';

let fake: FakeSources;
/** A listener that must never receive a connection. */
let heard = 0;
const target = createServer(() => heard++);
let port = 0;
beforeAll(async () => {
  fake = await startFakeSources();
  await new Promise<void>((resolve) => target.listen(0, resolve));
  port = (target.address() as AddressInfo).port;
});
afterAll(async () => {
  await fake[Symbol.asyncDispose]();
  await new Promise((resolve) => target.close(resolve));
});
beforeEach(() => {
  heard = 0;
});

test.each([
  ['1.1.1.1', true],
  ['93.184.216.34', true],
  ['2606:4700::1111', true],
  ['127.0.0.1', false],
  ['127.1.2.3', false],
  ['0.0.0.0', false],
  ['10.1.2.3', false],
  ['100.64.0.1', false],
  ['100.127.255.255', false],
  ['169.254.169.254', false],
  ['172.31.0.1', false],
  ['192.168.0.1', false],
  ['198.18.0.1', false],
  ['224.0.0.1', false],
  ['255.255.255.255', false],
  ['::1', false],
  ['::', false],
  ['::ffff:169.254.169.254', false],
  ['::ffff:a9fe:a9fe', false],
  ['::ffff:1.1.1.1', false],
  ['64:ff9b::a9fe:a9fe', false],
  ['64:ff9b::1.1.1.1', false],
  ['fd00::1', false],
  ['fe80::1', false],
  ['ff02::1', false],
  ['2001:db8::1', false],
  ['2002:7f00:1::', false],
  ['not an address', false],
])('SEC-47 the address %s is public: %s', (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic);
});

const failing = (address: string, options: Parameters<typeof getAnswer>[1]) =>
  getAnswer(address, options).then(
    () => 'answered',
    (error: { problem?: string }) => error.problem ?? String(error),
  );

test.each([
  'http://127.0.0.1:PORT/',
  'https://127.0.0.1:PORT/',
  'https://127.1:PORT/',
  'https://2130706433:PORT/',
  'https://0x7f.1:PORT/',
  'https://017700000001:PORT/',
  'https://0.0.0.0:PORT/',
  'https://[::1]:PORT/',
  'https://[::ffff:127.0.0.1]:PORT/',
  'https://[::ffff:a9fe:a9fe]:PORT/',
  'https://[64:ff9b::7f00:1]:PORT/',
  'https://100.64.0.1:PORT/',
  'https://169.254.169.254:PORT/latest/meta-data',
  'https://localhost:PORT/',
  'https://user:password@127.0.0.1:PORT/',
  'ftp://127.0.0.1:PORT/',
  'file:///etc/passwd',
  'no address',
])('SEC-47 nothing connects to %s', async (address) => {
  const problem = await failing(address.replace('PORT', String(port)), { timeoutMs: 2_000 });
  expect(problem).toBe('forbidden-address');
  expect(heard).toBe(0);
});

test.each([[['127.0.0.1']], [['1.1.1.1', '10.0.0.1']], [['169.254.169.254']], [['::1']], [[]]])(
  'SEC-47 a name that resolves to %j is not connected to',
  async (addresses) => {
    const resolve = async () =>
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
    const problem = await failing(`https://jobs.example.test:${port}/`, {
      timeoutMs: 2_000,
      resolve,
    });
    expect(problem).toBe('forbidden-address');
    expect(heard).toBe(0);
  },
);

test('SEC-47 a name that resolves to this machine on a second lookup is looked up only once', async () => {
  let asked = 0;
  const resolve = async () => {
    asked += 1;
    // The first lookup returns a public address where nobody listens, so a second lookup would end
    // here.
    return asked === 1
      ? [{ address: '2001:4860::1', family: 6 }]
      : [{ address: '127.0.0.1', family: 4 }];
  };
  const options = { timeoutMs: 500, resolve };
  const problem = await failing(`https://jobs.example.test:${port}/`, options);
  expect(['unreachable', 'timeout']).toContain(problem);
  expect(asked).toBe(1);
  expect(heard).toBe(0);
});

test('SEC-47 allowing local sources does not allow other private addresses', async () => {
  for (const address of ['http://10.0.0.1/', 'http://169.254.169.254/', 'http://1.1.1.1/'])
    expect(await failing(address, { timeoutMs: 500, allowsLoopback: true })).toBe(
      'forbidden-address',
    );
});

test.each(['http://127.0.0.1:PORT/', 'http://169.254.169.254/', 'http://[::1]:PORT/'])(
  'SEC-47 a redirect to %s is not followed',
  async (to) => {
    fake.behaves('lever', 'redirect', to.replace('PORT', String(port)));
    const options = { timeoutMs: 2_000, allowsLoopback: true };
    expect(await failing(`${fake.origin}/lever`, options)).toBe('redirect');
    expect(heard).toBe(0);
  },
);

test.each<[SourceMode, string]>([
  ['never', 'timeout'],
  ['trickle', 'timeout'],
  ['drops', 'unreachable'],
  ['down', 'failed'],
  ['busy', 'busy'],
  ['refuses', 'refused'],
  ['absent', 'not-found'],
  ['broken', 'not-json'],
  ['html', 'not-json'],
  ['huge', 'too-large'],
  ['bomb', 'too-large'],
])('SEC-47 a source that is “%s” ends as %s', async (mode, problem) => {
  fake.behaves('lever', mode);
  // A response that never ends gets a short timeout, everything else enough to show its error.
  const timeoutMs = problem === 'timeout' ? 400 : 10_000;
  const options = { timeoutMs, allowsLoopback: true };
  expect(await failing(`${fake.origin}/lever`, options)).toBe(problem);
});

test.each([
  ['120', 120],
  ['Mon, 30 Nov 2026 10:02:00 GMT', 120],
  ['Mon, 30 Nov 2026 09:00:00 GMT', null],
  ['0', null],
  ['soon', null],
  ['', null],
])('JOBS-08 Retry-After: %s asks for a wait of %s seconds', async (retryAfter, waitSeconds) => {
  const date = 'Mon, 30 Nov 2026 10:00:00 GMT';
  const busy = createHttpServer((_request, response) =>
    response.writeHead(429, { date, 'retry-after': retryAfter }).end(),
  );
  await new Promise<void>((resolve) => busy.listen(0, '127.0.0.1', resolve));
  const { port: busyPort } = busy.address() as AddressInfo;
  const options = { timeoutMs: 2_000, allowsLoopback: true };
  await expect(getAnswer(`http://127.0.0.1:${busyPort}/`, options)).rejects.toMatchObject({
    problem: 'busy',
    waitSeconds,
  });
  await new Promise((resolve) => busy.close(resolve));
});

test('JOBS-08 a smaller list, asked for after one that was too large, shares its time limit', async () => {
  const greenhouse = fake.sources().find(({ id }) => id === 'greenhouse');
  fake.behaves('greenhouse', 'late-huge-then-never');
  const start = performance.now();
  await expect(
    greenhouse?.ask(
      { board: { name: 'acme', company: 'Acme' } },
      { now: new Date(), timeoutMs: 2_000 },
    ),
  ).rejects.toMatchObject({ problem: 'timeout' });
  expect(performance.now() - start).toBeLessThan(2_700);
});
