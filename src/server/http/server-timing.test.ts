import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PageContext } from '#contract/page-context.ts';
import { startTestServer, type TestServer } from '#testing/server.ts';
import { builtWeb } from './built-web.ts';

let open = (): void => undefined;
let gate = Promise.resolve();
let server: TestServer;

/** The same client, but its recommendations wait for the gate. */
function heldBack(api: PageContext['api']): PageContext['api'] {
  const match = new Proxy(api.match, {
    get: (target, name) =>
      name === 'listRecommended'
        ? (...asked: Parameters<typeof target.listRecommended>) =>
            gate.then(() => target.listRecommended(...asked))
        : Reflect.get(target, name),
  });
  return new Proxy(api, {
    get: (target, name) => (name === 'match' ? match : Reflect.get(target, name)),
  });
}

beforeAll(async () => {
  const web = await builtWeb();
  const render: typeof web.render = (request, page) =>
    web.render(request, { ...page, api: heldBack(page.api) });
  server = await startTestServer({ web: { ...web, render } });
});
afterAll(() => server[Symbol.asyncDispose]());

const timing =
  /^db;dur=(?<db>[\d.]+)(?:,render;dur=(?<render>[\d.]+))?,total;dur=(?<total>[\d.]+)$/u;
const timesOf = ({ headers }: Response) => {
  const { db, render, total } = timing.exec(headers.get('server-timing') ?? '')?.groups ?? {};
  return { db: Number(db), render: render && Number(render), total: Number(total) };
};

test.each(['/', '/careers', '/login', '/no-such-page'])(
  'PERF-04 %s reports its time for the database, rendering and in total',
  async (path) => {
    const { db, render, total } = timesOf(await server.fetch(path));
    expect(total).toBeGreaterThanOrEqual(Math.max(db, render || 0));
    expect(db + total).not.toBeNaN();
  },
);

test('PERF-04 a rendered page reports its database and rendering time, a cached one does not', async () => {
  const read = timesOf(await server.fetch('/community/forum'));
  expect(read.db).toBeGreaterThan(0);
  expect(read.render).toBeGreaterThan(0);
  await server.fetch('/about');
  expect(timesOf(await server.fetch('/about')).render).toBeUndefined();
});

test('PERF-04 forms and data are answered without timings', async () => {
  const refused = await server.fetch('/login', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: server.origin },
    body: 'email=nobody%40e2e.test&password=wrong-password-1',
  });
  expect(refused.headers.get('content-type')).toMatch(/^text\/html/u);
  expect(refused.headers.get('server-timing')).toBeNull();
  const data = await server.fetch('/api/postings');
  expect(data.headers.get('server-timing')).toBeNull();
});

test('PERF-04 a page is sent before its slow part, which follows in the same response', async () => {
  const student = await server.signUp('Asha Rao');
  // Somebody new sees first steps instead of recommendations.
  await student.fetch('/api/first-steps', {
    method: 'PUT',
    headers: { 'content-type': 'application/json', origin: server.origin },
    body: JSON.stringify({ isHidden: true }),
  });
  gate = new Promise((resolve) => (open = resolve));
  const answer = await student.fetch('/student-dashboard', {
    headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0.0.0 Safari/537.36' },
  });
  if (answer.body === null) throw new Error('The page is empty.');
  const decoder = new TextDecoder();
  let html = '';
  for await (const bytes of answer.body) {
    html += decoder.decode(bytes, { stream: true });
    if (!html.includes('aria-labelledby="recommended"')) continue;
    expect(answer.status).toBe(200);
    expect(html).toContain('</h1>');
    open();
  }
  const [shell = '', rest = ''] = html.split('id="recommended"');
  expect(shell).toContain('aria-label="Dashboard menu"');
  expect(rest).toContain('streamController.close()');
});
