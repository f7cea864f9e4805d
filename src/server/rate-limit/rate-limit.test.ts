import { afterAll, beforeAll, expect, test } from 'vitest';
import { rateLimits } from '#server/db/tables/accounts.ts';
import { password, startTestServer, type TestServer } from '#testing/server.ts';

const perMinute = 10;
let server: TestServer;
let behindProxy: TestServer;
beforeAll(async () => {
  const config = { SIGN_INS_PER_MINUTE: perMinute };
  server = await startTestServer({ config });
  behindProxy = await startTestServer({ config: { ...config, TRUSTED_PROXIES: '127.0.0.0/8' } });
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await behindProxy[Symbol.asyncDispose]();
});

const signIn = async (at: TestServer, email: string, forwardedFor?: string) => {
  const response = await at.newClient().fetch('/login', {
    method: 'POST',
    body: new URLSearchParams({ email, password }),
    headers: {
      accept: 'application/json',
      ...(forwardedFor && { 'x-forwarded-for': forwardedFor }),
    },
  });
  return { response, answer: await response.json() };
};
const statuses = async (at: TestServer, count: number, from: (n: number) => string | undefined) => {
  const seen: number[] = [];
  for (let n = 0; n < count; n++) {
    seen.push((await signIn(at, `person${n}@example.test`, from(n))).response.status);
  }
  return seen;
};
const tries = (refused: number) => [...Array(perMinute).fill(401), ...Array(refused).fill(429)];

test('SEC-16 one password tried on many accounts from one IP address is stopped after ten, whatever it claims to be', async () => {
  expect(await statuses(server, perMinute + 3, (n) => `198.51.100.${n}`)).toEqual(tries(3));
  const { response, answer } = await signIn(server, 'person@example.test');
  const seconds = Number(response.headers.get('retry-after'));
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(60);
  expect(answer).toEqual({
    ok: false,
    refusal: 'TOO_MANY_REQUESTS',
    values: { email: 'person@example.test' },
    keptFile: null,
    retryAfterSeconds: seconds,
  });
});

test.each(['/contact', '/newsletter'])(
  'SEC-16 %s filled in too often from one IP address stays open to all others',
  async (path) => {
    const email = 'asha@example.test';
    const fill = async (address: string) => {
      const response = await behindProxy.newClient().fetch(path, {
        method: 'POST',
        body: new URLSearchParams({ name: 'Asha', email, subject: 'Hello', message: 'Hello.' }),
        headers: { accept: 'application/json', 'x-forwarded-for': address },
      });
      return response.status;
    };
    const first = await fill('198.51.100.7');
    expect(first).toBeLessThan(400);
    for (let n = 0; n < 4; n++) await fill('198.51.100.7');
    expect([await fill('198.51.100.7'), await fill('198.51.100.8')]).toEqual([429, first]);
  },
);

test('SEC-16 an internal header sent by a client has no effect', async () => {
  await server.deps.db.delete(rateLimits);
  const seen: number[] = [];
  for (let n = 0; n < perMinute + 1; n++) {
    const response = await fetch(`${server.origin}/login`, {
      method: 'POST',
      body: new URLSearchParams({ email: 'x@example.test', password }),
      headers: {
        origin: server.origin,
        accept: 'application/json',
        'x-firstrung-client': `198.51.100.${n}`,
        'x-real-ip': `198.51.100.${n}`,
        'cf-connecting-ip': `198.51.100.${n}`,
        forwarded: `for=198.51.100.${n}`,
      },
    });
    await response.arrayBuffer();
    seen.push(response.status);
  }
  expect(seen).toEqual(tries(1));
});

test('SEC-16 behind a trusted proxy each client has its own limit', async () => {
  expect(await statuses(behindProxy, perMinute * 2, (n) => `198.51.100.${n}`)).toEqual(
    Array(perMinute * 2).fill(401),
  );
  expect(await statuses(behindProxy, perMinute + 2, () => '203.0.113.7')).toEqual(tries(2));
  expect((await signIn(behindProxy, 'x@example.test', '203.0.113.8')).response.status).toBe(401);
});

test('SEC-16 entries that a client puts before the proxy’s own are ignored', async () => {
  const forged = await statuses(behindProxy, perMinute + 2, (n) => `10.0.0.${n}, 203.0.113.99`);
  expect(forged).toEqual(tries(2));
});

test('SEC-16 sign-ups are limited too, separately from sign-ins', async () => {
  await server.deps.db.delete(rateLimits);
  const seen: number[] = [];
  for (let n = 0; n < perMinute + 2; n++) {
    const form = { fullName: 'New One', email: `new${n}@example.test`, password };
    seen.push((await server.newClient().postForm('/signup', form)).status);
  }
  expect(seen).toEqual([...Array(perMinute).fill(200), 429, 429]);
  const { answer } = await signIn(server, 'new0@example.test');
  expect(answer.refusal).toBe('EMAIL_NOT_CONFIRMED');
});
