import type { MiddlewareHandler } from 'hono';
import { refusalStatus } from '#contract/errors.ts';
import { loadSettings } from '#server/features/setting/load-settings.ts';
import { wantsPage } from './failure-page.ts';
import type { HttpContext, HttpEnv } from './http-context.ts';

const retrySeconds = 300;

/** What administrators need to get in, and the files that pages are made of. */
const open =
  /^\/(login|logout|auth|two-factor|forgot-password|reset-password|confirm-email)(\/|\.|$)|^\/(assets\/|favicon\.(?:svg|ico)$|apple-touch-icon\.png$|route-list$)|^\/api\/(rpc\/)?account\/(me|loadSignInOptions|findLink)$/u;

type Options = {
  ctx: (c: HttpContext) => Parameters<typeof loadSettings>[0];
  renderMaintenance: (c: HttpContext) => Promise<Response>;
};

/** While the site is under maintenance only administrators get further; everybody else reads so, or is refused. */
export function maintenance({ ctx, renderMaintenance }: Options): MiddlewareHandler<HttpEnv> {
  let isUnder = false;
  return async (c, next) => {
    if (open.test(c.req.path)) return next();
    try {
      isUnder = (await loadSettings(ctx(c))).isUnderMaintenance;
    } catch {
      // What could not be read now is as it was; what needs the database fails further in, and says so.
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
