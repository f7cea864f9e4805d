import { eq } from 'drizzle-orm';
import pg from 'pg';
import type { SignedIn } from '#domain/actor.ts';
import { createApp } from '#server/app.ts';
import { createAccounts } from '#server/auth/accounts.ts';
import { createToken, hashToken } from '#server/auth/secret.ts';
import { createCache } from '#server/cache.ts';
import { readConfig } from '#server/config/config.ts';
import type { Ctx } from '#server/context.ts';
import { sessions } from '#server/db/tables/accounts.ts';
import { createLiveHub } from '#server/live/hub.ts';
import { createLog } from '#server/log.ts';
import { plainWeb } from './server.ts';
import type { World } from './world.ts';

export type WorldApp = ReturnType<typeof createWorldApp>;

type Options = {
  /** Replaces the world's own database for use cases. */
  db?: Ctx['db'];
};

/** The HTTP app over a world, as behind HTTPS, in this process and without a port. */
export function createWorldApp(world: World, { db = world.db }: Options = {}) {
  const origin = 'https://jobs.test';
  const lines: Record<string, unknown>[] = [];
  const log = createLog('warn', { write: (line) => void lines.push(JSON.parse(line)) });
  const connect = () => new pg.Client({ connectionString: world.connectionString });
  const live = createLiveHub({ connect, db: world.db, log });
  // The cache never expires here, so that each request sends the same queries.
  const ctx = {
    ...world.ctx(),
    db,
    publicUrl: origin,
    cache: createCache(() => 0),
  } satisfies Ctx;
  const accounts = {
    ...createAccounts({
      db: world.db,
      isPublicSite: false,
      secret: 'of no use: the world has its own',
    }),
    ...ctx.accounts,
  };
  const config = readConfig({ PUBLIC_URL: origin, DATA_DIR: world.folder });
  const isReady = () => Promise.resolve(true);
  const { views, folder: webFolder } = world;
  const deps = { accounts, config, ctx, db: world.db, isReady, live, log, views, webFolder };
  const app = createApp({ deps, web: plainWeb(), isDraining: () => false });

  const send = (path: string, init: RequestInit = {}): Promise<Response> =>
    Promise.resolve(app.request(origin + path, init));

  return {
    origin,
    /** Every path with its method, as registered. */
    routes: app.routes,
    /** The log, from warnings on. */
    lines,
    /** Sends the request unchanged. */
    send,
    /** Sends the request as one of our pages does. */
    request: (path: string, init: RequestInit = {}) => {
      const headers = new Headers(init.headers);
      if (init.method !== undefined) headers.set('origin', origin);
      return send(path, { ...init, headers });
    },
    cookieOf: async ({ sessionId }: Pick<SignedIn, 'sessionId'>): Promise<string> => {
      const token = createToken();
      await world.db
        .update(sessions)
        .set({ token: hashToken(token), updatedAt: new Date() })
        .where(eq(sessions.id, sessionId));
      return `__Secure-firstrung.session_token=${token}`;
    },
    [Symbol.asyncDispose]: () => live.close(),
  };
}
