import type { MiddlewareHandler } from 'hono';
import { refusalStatus } from '#contract/errors.ts';
import { loadSettings } from '#server/features/setting/load-settings.ts';
import { wantsPage } from './failure-page.ts';
import type { HttpContext, HttpEnv } from './http-context.ts';

const retrySeconds = 300;

/** Paths that administrators need to sign in, and static files. */
const open =
  /^\/(login|logout|auth|two-factor|forgot-password|reset-password|confirm-email)(\/|\.|$)|^\/(assets\/|favicon\.(?:svg|ico)$|apple-touch-icon\.png$|route-list$)|^\/api\/(rpc\/)?account\/(me|loadSignInOptions|findLink)$/u;

type Options = {
  ctx: (c: HttpContext) => Parameters<typeof loadSettings>[0];
  renderMaintenance: (c: HttpContext) => Promise<Response>;
};

/**
 * During maintenance only administrators get through; others get the maintenance page or a refusal.
 */
export function maintenance({ ctx, renderMaintenance }: Options): MiddlewareHandler<HttpEnv> {
  let isUnder = false;
  return async (c, next) => {
    if (open.test(c.req.path)) return next();
    try {
      isUnder = (await loadSettings(ctx(c))).isUnderMaintenance;
    } catch {
      // If the setting can't be read, the last known value applies; requests that need the database
      // fail later with a message.
    }
    if (!isUnder) return next();
    const { actor } = await c.get('identity')();
    if (actor.kind === 'admin') return next();
    const status = refusalStatus.UNDER_MAINTENANCE;
    const headers = { 'retry-after': String(retrySeconds) };
    if (!wantsPage(c)) return c.json({ code: 'UNDER_MAINTENANCE' }, { status, headers });
    const page = await renderMaintenance(c);
    const response = new Response(page.body, { status, headers: page.headers });
    response.headers.set('retry-after', headers['retry-after']);
    return response;
  };
}
