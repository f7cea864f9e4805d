import type { Context, Hono } from 'hono';
import type { Identity } from '#server/auth/accounts.ts';
import type { Ctx } from '#server/context.ts';

/** What the outer doors have put on a request by the time an inner one sees it. */
export type HttpVariables = {
  requestId: string;
  now: Date;
  address: string;
  nonce: string;
  identity: () => Promise<Identity>;
  /** The same where something has asked for it, else null: a page for everyone never asks. */
  asked: () => Promise<Identity> | null;
  ctx: () => Promise<Ctx>;
};

export type HttpEnv = {
  Variables: HttpVariables;
  Bindings: { incoming: import('node:http').IncomingMessage };
};
export type HttpContext = Context<HttpEnv>;
export type App = Hono<HttpEnv>;
