import { connect } from 'node:net';
import { expect, test } from 'vitest';
import type { SiteHealth } from '#contract/health.ts';
import { twoFactors } from '#server/db/tables/account-security.ts';
import { adminUsers, users } from '#server/db/tables/accounts.ts';
import { startDatabaseProxy } from '#testing/database-proxy.ts';
import { startFakeS3 } from '#testing/fake-s3.ts';
import { startFakeSmtp } from '#testing/fake-smtp.ts';
import { twoFactorOf } from '#testing/row-makers.ts';
import { plainWeb, startTestServer } from '#testing/server.ts';
import { soon } from '#testing/soon.ts';
import { startTcpProxy, type TcpProxy } from '#testing/tcp-proxy.ts';

/** The page asks every five seconds and the target is ten. */
const limitMs = 5_000;

test(
  'ADM-02 a dependency that is killed or hangs is reported within five seconds of the next question, and so is its return',
  { timeout: 180_000 },
  async () => {
    await using smtp = await startFakeSmtp();
    await using s3 = await startFakeS3();
    const config = {
      S3_BUCKET: s3.bucket,
      S3_ENDPOINT: s3.endpoint,
      S3_ACCESS_KEY_ID: 'key',
      S3_SECRET_ACCESS_KEY: 'secret',
    };
    await using first = await startTestServer({ web: plainWeb(), config });
    const proxyOf = ({ port }: { port: string }) =>
      startTcpProxy(() => connect(Number(port), '127.0.0.1'));
    await using mail = await proxyOf(new URL(smtp.url));
    await using storage = await proxyOf(new URL(s3.endpoint));
    await using database = await startDatabaseProxy(first.database.appConnectionString);
    await using server = await startTestServer({
      web: plainWeb(),
      beside: first,
      config: {
        ...config,
        DATABASE_URL: database.connectionString,
        SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
        S3_ENDPOINT: `http://127.0.0.1:${storage.port}`,
      },
    });
    const admin = await server.signUp('Ada Admin');
    const { db } = first.database;
    const [{ id = '', email = '' } = {}] = await db.select().from(users);
    await db.insert(adminUsers).values({ id: crypto.randomUUID(), email });
    await db.insert(twoFactors).values(twoFactorOf(id, new Date()));

    const load = async () => {
      const answer = await admin.fetch('/api/admin/health');
      if (answer.status !== 200) return { status: answer.status };
      const { parts } = (await answer.json()) as SiteHealth;
      return Object.fromEntries(parts.map(({ name, state }) => [name, state]));
    };
    const sees = async (expected: object) => {
      const start = performance.now();
      await soon(async () => expect(await load()).toMatchObject(expected), { timeout: 20_000 });
      expect(performance.now() - start).toBeLessThan(limitMs);
    };
    const well = { database: 'operational', storage: 'operational', mail: 'operational' };
    const faults = ['cut', 'freeze'] as const satisfies (keyof TcpProxy)[];
    await sees(well);
    for (const fault of faults)
      for (const [part, proxy] of Object.entries({ mail, storage })) {
        proxy[fault]();
        await sees({ ...well, [part]: 'down' });
        proxy.restore();
        await sees(well);
      }
    database.cut();
    await sees({ status: 503 });
    database.restore();
    await sees(well);
  },
);
