import { existsSync } from 'node:fs';
import { Agent, get, request as startRequest } from 'node:http';
import { type AddressInfo, connect, createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { insertPosting } from '#testing/cast.ts';
import { createClient, signUpByMail } from '#testing/client.ts';
import { createDatabase, type TestDatabase } from '#testing/database.ts';
import { startMainProcess } from '#testing/main-process.ts';
import { pdf } from '#testing/resume-bytes.ts';
import { password } from '#testing/server.ts';
import { temporaryFolder } from '#testing/temporary-folder.ts';

const time = { timeout: 60_000 };
let database: TestDatabase;
let folder: Awaited<ReturnType<typeof temporaryFolder>>;
beforeAll(async () => {
  database = await createDatabase();
  folder = await temporaryFolder();
});
afterAll(async () => {
  await database.drop();
  await folder[Symbol.asyncDispose]();
});

const start = (settings: Record<string, string> = {}, nodeOptions: string[] = []) => {
  const where = { DATABASE_URL: database.connectionString, DATA_DIR: folder.path };
  return startMainProcess({ ...where, STOP_NOTICE: '0', ...settings }, nodeOptions);
};

/** Sends one GET through an agent; returns the status or the error code. */
const ask = (url: string, agent: Agent) =>
  new Promise<{ status: number | string; connection: string | undefined }>((resolve) => {
    const sent = get(url, { agent }, (response) => {
      response.resume();
      const { statusCode = 0, headers } = response;
      response.on('close', () => resolve({ status: statusCode, connection: headers.connection }));
    });
    sent.on('error', (error: NodeJS.ErrnoException) => {
      resolve({ status: error.code ?? error.message, connection: undefined });
    });
  });

describe('shutdown under load', () => {
  /** A proxy that forwards requests only while the server reports ready. */
  function startProxy(origin: string) {
    const agent = new Agent({ keepAlive: true });
    const proxy = { isReady: true, statuses: [] as (number | string)[] };
    const sendOn = async (path: string) => {
      while (proxy.isReady) proxy.statuses.push((await ask(origin + path, agent)).status);
    };
    const look = async () => {
      while (proxy.isReady) {
        await wait(50);
        proxy.isReady = (await ask(`${origin}/readyz`, agent)).status === 200;
      }
    };
    const paths = ['/careers', '/api/postings', '/login', '/livez', '/nowhere'];
    const ended = Promise.all([look(), ...paths.map(sendOn), ...paths.map(sendOn)]);
    return { ended, statuses: proxy.statuses };
  }

  test(
    'REL-40 SIGTERM under 50 connections loses no response, ends streams, stores the upload and exits 0 in time',
    time,
    async () => {
      await using app = start({ STOP_NOTICE: '3' });
      const origin = await app.listening;
      const { postingId } = await insertPosting(database.db, { title: 'Junior engineer' });
      const student = createClient(origin);
      await signUpByMail(student, {
        fullName: 'Asha Rao',
        email: 'asha@example.test',
        password,
      });
      const idle = Array.from({ length: 30 }, () => new Agent({ keepAlive: true }));
      for (const agent of idle) expect((await ask(`${origin}/livez`, agent)).status).toBe(200);
      const streams = await Promise.all(
        Array.from({ length: 8 }, async () => {
          const response = await student.fetch('/live');
          return { status: response.status, text: response.text() };
        }),
      );
      const proxy = startProxy(origin);
      const upload = startUpload(origin, `/job-application/${postingId}`, student.cookie());
      await wait(700);

      const signalled = performance.now();
      app.kill('SIGTERM');
      app.kill('SIGTERM');
      const agent = new Agent();
      await vi.waitFor(
        async () => expect((await ask(`${origin}/readyz`, agent)).status).toBe(503),
        2_700,
      );
      expect((await ask(`${origin}/livez`, agent)).status).toBe(200);
      await proxy.ended;
      expect(proxy.statuses.length).toBeGreaterThan(20);
      expect(new Set(proxy.statuses)).toEqual(new Set([200, 404]));

      for (const { status, text } of streams) {
        expect(status).toBe(200);
        expect(await text).toContain('retry: ');
      }
      await vi.waitFor(
        async () => expect((await ask(`${origin}/livez`, agent)).status).toBe('ECONNREFUSED'),
        2_000,
      );
      upload.sendRest();
      expect(await upload.answer).toMatchObject({
        status: 200,
        text: expect.stringContaining('"ok":true'),
      });
      const { code, errors } = await app.ended;
      expect({ code, errors }).toEqual({ code: 0, errors: '' });
      expect(performance.now() - signalled).toBeLessThan(15_000);
      expect(app.lines.join('\n')).not.toMatch(/"level":(50|60)|cut off/u);
      for (const each of [...idle, agent]) each.destroy();
    },
  );

  test(
    'REL-40 a request on a kept-alive connection while draining gets 503 and closes the connection',
    time,
    async () => {
      await using app = start();
      const origin = await app.listening;
      const { port } = new URL(origin);
      const pipelined = connect(Number(port), '127.0.0.1');
      let text = '';
      pipelined.on('data', (data) => (text += data.toString('latin1')));
      pipelined.on('error', () => undefined);
      const closed = new Promise((resolve) => pipelined.on('close', resolve));
      pipelined.write(
        `POST /login HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nContent-Type: application/x-www-form-urlencoded\r\n`,
      );
      pipelined.write(
        `Origin: ${origin}\r\nAccept: application/json\r\nContent-Length: 8\r\n\r\nemai`,
      );
      await wait(300);
      app.kill('SIGTERM');
      await wait(300);
      pipelined.write('l=x&GET /livez HTTP/1.1\r\nHost: x\r\n\r\n');
      await closed;
      expect(text).toMatch(/^HTTP\/1\.1 422 /u);
      expect(text).toMatch(/HTTP\/1\.1 503 [\s\S]*connection: close/iu);
      expect((await app.ended).code).toBe(0);
    },
  );

  test(
    'REL-40 a response that never ends is cut off and logged, and the process still exits in time',
    time,
    async () => {
      await using app = start();
      const origin = await app.listening;
      const student = createClient(origin);
      await signUpByMail(student, {
        fullName: 'Sara Slow',
        email: 'sara@example.test',
        password,
      });
      const upload = startUpload(origin, '/login', student.cookie());
      await wait(300);
      const signalled = performance.now();
      app.kill('SIGTERM');
      expect((await app.ended).code).toBe(0);
      expect(performance.now() - signalled).toBeLessThan(15_000);
      expect(app.lines.join('\n')).toContain('answers still running were cut off');
      await upload.answer.catch(() => undefined);
    },
  );
});

describe('production mode', () => {
  /**
   * Prints each module that ran, on request, with what decided which build of its package was used.
   */
  const notingModules = `--import=data:text/javascript,${encodeURIComponent(`
    import { createRequire, registerHooks } from 'node:module';
    import { pathToFileURL } from 'node:url';
    const ran = [];
    registerHooks({
      load(url, context, next) {
        const source = next(url, context);
        const { env: { NODE_ENV: mode } } = process;
        // Node.js also loads CommonJS modules just to read their export names.
        const isDevelopment = context.conditions.includes('development');
        if (source.format === 'module') ran.push({ url, mode, isDevelopment });
        return source;
      },
    });
    process.on('SIGUSR2', () => {
      const { NODE_ENV: mode } = process.env;
      for (const [path, module] of Object.entries(createRequire('/').cache))
        if (module?.loaded) ran.push({ url: pathToFileURL(path).href, mode });
      console.log('ran ' + JSON.stringify(ran));
    });
  `)}`;
  type Ran = { url: string; mode?: string; isDevelopment?: boolean };

  /** Whether the file has a production counterpart under the same name except for that word. */
  function isDevelopmentBuild({ url }: Ran): boolean {
    const start = url.lastIndexOf('/node_modules/');
    const own = url.slice(start);
    const twin = own
      .replaceAll(/(?<=[./_-])development(?=[./_-])/gu, 'production')
      .replaceAll(/(?<=[./_-])dev(?=[./_-])/gu, 'prod');
    return twin !== own && existsSync(new URL(url.slice(0, start) + twin));
  }

  test(
    'REL-40 no development build of a package runs, even if NODE_ENV asks for it',
    time,
    async () => {
      await using app = start({ NODE_ENV: 'development' }, [notingModules]);
      const origin = await app.listening;
      expect((await fetch(`${origin}/careers`)).status).toBe(200);
      app.kill('SIGUSR2');
      const lineOfRan = () => app.lines.find((line) => line.startsWith('ran '));
      await vi.waitFor(() => expect(lineOfRan()).toBeDefined(), 20_000);
      const ran = JSON.parse(lineOfRan()?.slice('ran '.length) ?? '') as Ran[];
      const packaged = ran.filter(({ url }) => /\/(node_modules|build)\//u.test(url));
      for (const name of ['react', 'react-dom', 'react-router', 'hono'])
        expect(packaged.map(({ url }) => url).join()).toContain(`/node_modules/${name}/`);
      expect(packaged.filter((each) => each.mode !== 'production')).toEqual([]);
      expect(packaged.filter((each) => each.isDevelopment || isDevelopmentBuild(each))).toEqual([]);
    },
  );
});

describe('startup and crashes', () => {
  const failing = (body: string) => [
    `--import=data:text/javascript,${encodeURIComponent(`process.on('SIGUSR2', () => { ${body} });`)}`,
  ];

  test.each([
    [
      'an unhandled rejection',
      "Promise.reject(new Error('made up'))",
      'a rejection was not handled',
    ],
    ['an uncaught exception', "throw new Error('made up')", 'an error was not caught'],
  ])(
    'REL-40 %s is logged, current work finishes, and the process exits 1',
    time,
    async (_name, body, message) => {
      await using app = start({}, failing(body));
      const origin = await app.listening;
      const running = fetch(`${origin}/careers`);
      app.kill('SIGUSR2');
      expect((await running).status).toBe(200);
      const { code, errors } = await app.ended;
      expect({ code, errors }).toEqual({ code: 1, errors: '' });
      const fatal = app.lines.find((line) => line.includes('"level":60')) ?? '{}';
      expect(JSON.parse(fatal)).toMatchObject({ msg: message, err: { message: 'made up' } });
    },
  );

  test(
    'REL-40 SIGTERM during startup stops the process cleanly before it listens',
    time,
    async () => {
      const holder = new pg.Client({ connectionString: database.connectionString });
      await holder.connect();
      await holder.query('select pg_advisory_lock(7184002)');
      await using app = start();
      app.listening.catch(() => undefined);
      const waits = `select 1 from pg_locks l join pg_database d on d.oid = l.database
        where l.locktype = 'advisory' and not l.granted and d.datname = current_database()`;
      await vi.waitFor(async () => expect((await holder.query(waits)).rowCount).toBe(1), 20_000);
      app.kill('SIGTERM');
      await wait(200);
      await holder.end();
      const { code, errors } = await app.ended;
      expect({ code, errors }).toEqual({ code: 0, errors: '' });
      expect(app.lines.join('\n')).not.toContain('Firstrung is at');
    },
  );

  test('REL-40 a port in use is reported in one sentence', time, async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const { port } = other.address() as AddressInfo;
    await using app = start({ PORT: String(port) });
    expect(await app.ended).toEqual({
      code: 1,
      signal: null,
      errors: `\nPort ${port} is taken by another program. Set PORT to a free one.\n`,
    });
    other.close();
  });

  test.each([
    ['DATA_DIR', { DATA_DIR: '/dev/null/data' }],
    ['DATABASE_URL', { DATABASE_URL: 'postgres://me:secret@127.0.0.1:1/jobs' }],
    ['DATABASE_URL', { DATABASE_URL: 'mysql://127.0.0.1/jobs' }],
    ['TRUSTED_PROXIES', { TRUSTED_PROXIES: '10.0.0.0/99' }],
    ['HOST', { HOST: '192.0.2.1' }],
    ['PORT', { PORT: 'abc' }],
  ])('REL-40 a wrong %s stops the start and says what to set: %j', time, async (name, settings) => {
    await using app = start(settings as Record<string, string>);
    const { code, errors } = await app.ended;
    expect(code).toBe(1);
    expect(errors).toMatch(new RegExp(`(Set|correct) ${name}\\b`, 'u'));
    expect(errors).not.toMatch(/secret|\n {4}at /u);
  });

  test('REL-40 invalid settings are listed, one per line', time, async () => {
    await using app = start({ PORT: 'abc', AUTH_SECRET: 'short', DEMO: 'maybe' });
    const { code, errors } = await app.ended;
    expect(code).toBe(1);
    expect(errors).toMatch(
      /^\nThese settings are wrong:\n {2}PORT: .+\n {2}AUTH_SECRET: .+\n {2}DEMO: .+\nSee docs\/configuration\.md\.\n$/u,
    );
  });
});

/** An upload that has sent its first half and waits. */
function startUpload(origin: string, path: string, cookie: string) {
  const fields = { fullName: 'Asha Rao', email: 'asha@example.test' };
  const head = Object.entries(fields)
    .map(
      ([name, value]) =>
        `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    )
    .join('');
  const file = '--b\r\nContent-Disposition: form-data; name="resume"; filename="cv.pdf"\r\n\r\n';
  const body = Buffer.concat([Buffer.from(head + file), pdf(40_000), Buffer.from('\r\n--b--\r\n')]);
  const headers = {
    origin,
    cookie,
    accept: 'application/json',
    'content-type': 'multipart/form-data; boundary=b',
    'content-length': body.byteLength,
  };
  const sent = startRequest(origin + path, {
    method: 'POST',
    agent: new Agent({ keepAlive: true }),
    headers,
  });
  const answer = new Promise<{ status: number; text: string }>((resolve, reject) => {
    sent.on('error', reject);
    sent.on('response', (response) => {
      let text = '';
      response.on('data', (data) => (text += data));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
    });
  });
  answer.catch(() => undefined);
  sent.write(body.subarray(0, 20_000));
  return { answer, sendRest: () => sent.end(body.subarray(20_000)) };
}
