import { pino } from 'pino';
import type { FormAnswer } from '#contract/page-context.ts';
import { createApp } from '#server/app.ts';
import { type Config, readConfig } from '#server/config/config.ts';
import { createDeps } from '#server/deps.ts';
import { builtWeb } from '#server/http/built-web.ts';
import { createListener } from '#server/http/listener.ts';
import type { Web } from '#server/http/pages.ts';
import { serve } from '#server/http/serve.ts';
import { createLog } from '#server/log.ts';
import { createWarningLog } from '#server/warning-log.ts';
import { type Client, createClient } from './client.ts';
import type { TestDatabase } from './database.ts';
import { takeDatabase } from './take-database.ts';
import { temporaryFolder } from './temporary-folder.ts';

export type TestServer = Awaited<ReturnType<typeof startTestServer>>;

type Options = {
  config?: Partial<Config>;
  /** Replaces the built web. */
  web?: Web;
  formDeadlineMs?: number;
  /** Shares the database and folder of another server, as a second process would. */
  beside?: { database: TestDatabase; dataDir: string };
};

export const password = 'a long enough password';

/** Starts the real server in this process on its own port, with its own database and folder. */
export async function startTestServer({ config, web, formDeadlineMs, beside }: Options = {}) {
  const own = beside
    ? undefined
    : { database: await takeDatabase(), folder: await temporaryFolder() };
  const database = beside?.database ?? own?.database;
  const dataDir = beside?.dataDir ?? own?.folder.path;
  if (!database || !dataDir) throw new Error('A server has a database and a folder.');
  const settings: Config = {
    ...readConfig({ PORT: '0', DATA_DIR: dataDir, HOST: '127.0.0.1' }),
    // As in production: the role that serves requests doesn't own the tables.
    DATABASE_URL: database.appConnectionString,
    DATABASE_OWNER_URL: database.connectionString,
    SIGN_INS_PER_MINUTE: 1_000,
    ...config,
  };
  const lines: Record<string, unknown>[] = [];
  const warnings = createWarningLog();
  const destination = { write: (line: string) => void lines.push(JSON.parse(line)) };
  const log = createLog('info', warnings.beside(destination));
  const deps = await createDeps(settings, log, warnings);
  let isDraining = false;
  const app = createApp({
    deps,
    web: web ?? (await builtWeb()),
    isDraining: () => isDraining,
    ...(formDeadlineMs !== undefined && { formDeadlineMs }),
  });
  const where = { port: 0, host: settings.HOST, log: pino({ level: 'silent' }) };
  const running = await serve(createListener(app, log), where);
  const origin = `http://127.0.0.1:${running.port}`;
  const newClient = () => createClient(origin);
  const visitor = newClient();

  async function linkToken(email: string): Promise<string> {
    const { rows } = await deps.database.pool.query<{ id: string }>(
      'select t.id from account_tokens t join users u on u.id = t.user_id where u.email = lower($1) order by t.id desc limit 1',
      [email],
    );
    return deps.accounts.linkToken(rows[0]?.id ?? '');
  }

  async function enter(
    path: string,
    form: Record<string, string>,
    client = newClient(),
  ): Promise<Client> {
    const response = await client.postForm(path, form);
    const answer = (await response.json()) as FormAnswer;
    if (!answer.ok) throw new Error(`${path} answered ${answer.refusal}.`);
    return client;
  }

  return {
    origin,
    port: running.port,
    server: running.server,
    database,
    dataDir,
    deps,
    lines,
    newClient,
    /** Sends a request as a visitor. */
    fetch: visitor.fetch,
    /** Signs a student up and confirms the address, in a browser that is then signed in. */
    signUp: async (
      name: string,
      email = `${name.toLowerCase().replaceAll(/\W+/gu, '.')}@example.test`,
    ) => {
      const client = await enter('/signup', { fullName: name, email, password });
      await enter('/auth/callback', { token: await linkToken(email) }, client);
      return client;
    },
    linkToken,
    signIn: (email: string) => enter('/login', { email, password }),
    drain: () => ((isDraining = true), running.drain()),
    async [Symbol.asyncDispose]() {
      await deps.live.close();
      running.server.closeAllConnections();
      await running.drain();
      await deps.close();
      await own?.database.drop();
      await own?.folder[Symbol.asyncDispose]();
    },
  };
}

/** A web with a single page, for tests in which pages don't matter: it needs no build. */
export function plainWeb(body: () => Promise<string> | string = () => ''): Web {
  return {
    isDevelopment: false,
    render: async (_request, { nonce, refusedForm }) => {
      const attribute = nonce === null ? '' : ` nonce="${nonce}"`;
      const html = `<!doctype html><html><script${attribute}>1</script>${await body()}${JSON.stringify(refusedForm)}</html>`;
      return new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } });
    },
  };
}
