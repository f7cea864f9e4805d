import { Agent, createServer, request as startRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { applicationForm, insertPosting } from '#testing/cast.ts';
import { createClient, signUpByMail } from '#testing/client.ts';
import { createDatabase, type TestDatabase } from '#testing/database.ts';
import { startMainProcess } from '#testing/main-process.ts';
import { pdf } from '#testing/resume-bytes.ts';
import { password } from '#testing/server.ts';
import { soon } from '#testing/soon.ts';
import { temporaryFolder } from '#testing/temporary-folder.ts';

const probeMs = 100;
const portOf = (server: ReturnType<typeof createServer>) =>
  new Promise<number>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });

async function findFreePort(): Promise<number> {
  const server = createServer();
  const port = await portOf(server);
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/**
 * Sends each request to the next process that is ready, over connections that are kept open. It
 * repeats nothing: a request that a process drops is answered with 502.
 */
async function startBalancer() {
  const ready = new Map<string, boolean>();
  const served = new Map<string, number>();
  const agent = new Agent({ keepAlive: true });
  let isClosed = false;
  /** Out after three refusals in a row: a busy machine is late once in a while. */
  async function probe(origin: string): Promise<void> {
    for (let refusals = 0; !isClosed; await wait(probeMs)) {
      const isReady = await fetch(`${origin}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      );
      refusals = isReady ? 0 : refusals + 1;
      if (isReady || refusals >= 3) ready.set(origin, isReady);
    }
  }
  let turn = 0;
  const server = createServer((request, response) => {
    const origins = [...ready].filter(([, isReady]) => isReady).map(([origin]) => origin);
    const origin = origins[(turn += 1) % origins.length];
    if (origin === undefined) return void response.writeHead(502).end('no process is ready');
    served.set(origin, (served.get(origin) ?? 0) + 1);
    const { method, headers, url } = request;
    const sent = startRequest(origin + url, { agent, method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    sent.on('error', (error) => {
      if (response.headersSent) response.destroy(error);
      else response.writeHead(502).end(error.message);
    });
    request.pipe(sent);
  });
  const port = await portOf(server);
  return {
    origin: `http://127.0.0.1:${port}`,
    add: (origin: string) => void probe(origin),
    isReady: (origin: string) => ready.get(origin) === true,
    servedBy: (origin: string) => served.get(origin) ?? 0,
    async [Symbol.asyncDispose]() {
      isClosed = true;
      agent.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const createPostings = (db: TestDatabase['db'], count: number) =>
  Promise.all(
    Array.from({ length: count }, async (_, n) => {
      return (await insertPosting(db, { title: `Junior engineer ${n}` })).postingId;
    }),
  );

test(
  'REL-40 SCALE-02 two processes restarted one after the other under load fail no request and lose nothing',
  { timeout: 300_000 },
  async () => {
    await using database = await createDatabase();
    await using folder = await temporaryFolder();
    await using balancer = await startBalancer();
    await using processes = new AsyncDisposableStack();
    const start = async () => {
      const port = await findFreePort();
      const app = processes.use(
        startMainProcess({
          DATABASE_URL: database.connectionString,
          DATA_DIR: folder.path,
          PUBLIC_URL: balancer.origin,
          PORT: String(port),
          STOP_NOTICE: '3',
        }),
      );
      const origin = `http://127.0.0.1:${port}`;
      balancer.add(origin);
      await soon(() => expect(balancer.isReady(origin)).toBe(true), { timeout: 120_000 });
      return { app, origin };
    };
    const old = [await start(), await start()];
    const student = createClient(balancer.origin);
    await signUpByMail(student, { fullName: 'Asha Rao', email: 'asha@example.test', password });
    const toSave = await createPostings(database.db, 200);
    const toApply = await createPostings(database.db, 8);

    let isOver = false;
    const failures: string[] = [];
    const ask = async (what: string, answering: Promise<Response>) => {
      const answer = await answering;
      const text = await answer.text();
      if (answer.status !== 200) failures.push(`${what}: ${answer.status} ${text.slice(0, 200)}`);
      return answer.status === 200;
    };
    const read = async (path: string) => {
      for (; !isOver; await wait(50)) await ask(path, student.fetch(path));
    };
    const acknowledged = { saved: [] as string[], applied: [] as string[] };
    const save = async () => {
      for (const id of toSave) {
        if (isOver) return;
        const saving = student.send('PUT', `/api/saved-postings/${id}`, { isSaved: true });
        if (await ask('save', saving)) acknowledged.saved.push(id);
        await wait(25);
      }
    };
    const apply = async () => {
      for (const id of toApply) {
        if (isOver) return;
        const form = applicationForm(pdf(20_000));
        if (await ask('apply', student.postForm(`/job-application/${id}`, form)))
          acknowledged.applied.push(id);
        await wait(500);
      }
    };
    const paths = ['/careers', '/student-dashboard', '/api/postings', '/api/account/me'];
    const load = Promise.all([...paths.map(read), save(), apply()]);
    try {
      for (const { app, origin } of old) {
        const next = await start();
        app.kill('SIGTERM');
        const { code, errors } = await app.ended;
        expect({ code, errors }).toEqual({ code: 0, errors: '' });
        expect(app.lines.join('\n')).not.toMatch(/"level":(50|60)|cut off/u);
        await soon(() => expect(balancer.isReady(origin)).toBe(false));
        const before = balancer.servedBy(next.origin);
        await soon(() => expect(balancer.servedBy(next.origin)).toBeGreaterThan(before + 10), {
          timeout: 60_000,
        });
      }
    } finally {
      isOver = true;
      await load;
    }
    expect(failures).toEqual([]);

    type Page = { items: { postingId: string }[]; total: { count: number } };
    const list = async (path: string) => (await (await student.fetch(path)).json()) as Page;
    expect(acknowledged.saved.length).toBeGreaterThan(20);
    expect((await list('/api/saved-postings')).total.count).toBe(acknowledged.saved.length);
    const applications = (await list('/api/own-applications')).items;
    expect(acknowledged.applied.length).toBeGreaterThan(2);
    expect(applications.map(({ postingId }) => postingId).toSorted()).toEqual(
      acknowledged.applied.toSorted(),
    );
    const jobs =
      "select name, state from tasks.job where state <> 'completed' and start_after <= now()";
    await soon(async () => expect((await database.pool.query(jobs)).rows).toEqual([]), {
      timeout: 60_000,
      interval: 250,
    });
  },
);
