import type { Context, Hono } from 'hono';
import type { Identity } from '#server/auth/accounts.ts';
import type { Ctx } from '#server/context.ts';

/** Variables that outer middleware has set on a request before inner middleware runs. */
export type HttpVariables = {
  requestId: string;
  now: Date;
  address: string;
  nonce: string;
  identity: () => Promise<Identity>;
  /** The identity if something has requested it, else null: public pages never do. */
  requestedIdentity: () => Promise<Identity> | null;
  ctx: () => Promise<Ctx>;
};

export type HttpEnv = {
  Variables: HttpVariables;
  Bindings: { incoming: import('node:http').IncomingMessage };
};
export type HttpContext = Context<HttpEnv>;
export type App = Hono<HttpEnv>;
