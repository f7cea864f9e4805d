import { Hono } from 'hono';
import type { StatusCode } from 'hono/utils/http-status';
import type { Identity } from './auth/accounts.ts';
import { createSessionCookies } from './auth/session-cookie.ts';
import type { Ctx } from './context.ts';
import { isUnavailable } from './db/is-unavailable.ts';
import type { Deps } from './deps.ts';
import { loadSettings } from './features/setting/load-settings.ts';
import { addAccountDeletionForm } from './http/account-deletion-form.ts';
import { addAccountRoutes } from './http/account-routes.ts';
import { addAnswerFileRoutes } from './http/answer-file-routes.ts';
import { addApiRoutes } from './http/api-routes.ts';
import { addApplicationRoutes } from './http/application-routes.ts';
import { addApplyForm } from './http/apply-form.ts';
import { addAssistantRoute } from './http/assistant-route.ts';
import { addBackOfficeRoutes } from './http/back-office-routes.ts';
import { addBadgeRoutes } from './http/badge-routes.ts';
import { addCalendarRoutes } from './http/calendar-routes.ts';
import { createClientAddress, networkOf } from './http/client-address.ts';
import { addCommunityRoutes } from './http/community-routes.ts';
import { addCompanyRequestForm } from './http/company-request-form.ts';
import { compress } from './http/compress.ts';
import { extendSession } from './http/extend-session.ts';
import { failurePage, wantsPage } from './http/failure-page.ts';
import { addFeedRoutes } from './http/feed-routes.ts';
import { addFileRoutes } from './http/file-routes.ts';
import { addGoogleSignInRoutes } from './http/google-sign-in-routes.ts';
import { withoutBodyForHead } from './http/head-requests.ts';
import { addHealth } from './http/health.ts';
import type { HttpContext, HttpEnv } from './http/http-context.ts';
import { isLocalRequest } from './http/is-local-request.ts';
import { addLiveStreamRoute } from './http/live-stream-route.ts';
import { addLogoRoutes } from './http/logo-routes.ts';
import { maintenance } from './http/maintenance.ts';
import { addOgImageRoutes } from './http/og-image-routes.ts';
import { createPages, type Web } from './http/pages.ts';
import { addPaymentRoutes } from './http/payment-routes.ts';
import { addPhotoForm } from './http/photo-form.ts';
import { addPublicForms } from './http/public-forms.ts';
import { addRecordingRoutes } from './http/recording-routes.ts';
import { requestLog } from './http/request-log.ts';
import { addResponseCache } from './http/response-cache.ts';
import { addResumeRoutes } from './http/resume-routes.ts';
import { retryAfter } from './http/retry-after.ts';
import { sameOrigin } from './http/same-origin.ts';
import { securityHeaders } from './http/security-headers.ts';
import { serverTiming } from './http/server-timing.ts';
import { addSessionRoutes } from './http/session-routes.ts';
import { addSitemapRoutes } from './http/sitemap-routes.ts';
import { addStaticFiles } from './http/static-files.ts';
import { createRateLimit } from './rate-limit/rate-limit.ts';

export type AppOptions = {
  deps: Pick<
    Deps,
    'accounts' | 'config' | 'ctx' | 'db' | 'isReady' | 'live' | 'log' | 'views' | 'webFolder'
  >;
  web: Web;
  isDraining: () => boolean;
  formDeadlineMs?: number;
};

/**
 * Middleware order: logging, headers, health, same origin, session, maintenance. Pages come last.
 */
export function createApp({ deps, web, isDraining, formDeadlineMs = 30_000 }: AppOptions) {
  const { config, log, live } = deps;
  const app = new Hono<HttpEnv>();
  const cookies = createSessionCookies(config.publicUrl);
  const addressOf = createClientAddress(config.TRUSTED_PROXIES);

  const ctxOf = (c: HttpContext, actor: Ctx['actor']): Ctx => ({
    ...deps.ctx,
    actor,
    now: c.get('now'),
    requestId: c.get('requestId'),
    challengeToken: cookies.challengeToken(c.req.raw.headers),
    isLocal: isLocalRequest(c),
    limitRate: createRateLimit({
      db: deps.db,
      network: networkOf(c.get('address')),
      now: c.get('now'),
      signInsPerMinute: config.SIGN_INS_PER_MINUTE,
    }),
    countView: deps.views.counterOf({
      network: networkOf(c.get('address')),
      agent: c.req.header('user-agent') ?? '',
      now: c.get('now'),
    }),
    log: log.child({ requestId: c.get('requestId') }),
  });

  app.use(requestLog(log));
  app.use(serverTiming());
  app.use(withoutBodyForHead());
  app.use(securityHeaders());
  app.use(retryAfter());
  app.use(compress());
  app.onError((error, c) => {
    const requestId = c.get('requestId');
    // Nobody waits for the answer, and what was interrupted fails by itself.
    if (c.req.raw.signal.aborted) return c.body(null, 499 as StatusCode);
    log.error({ err: error, requestId }, 'a request failed');
    if (wantsPage(c)) return failurePage(c, deps.ctx.texts, error);
    if (isUnavailable(error)) return c.json({ code: 'UNAVAILABLE', requestId }, 503);
    return c.json({ code: 'INTERNAL_SERVER_ERROR', requestId }, 500);
  });
  addHealth(app, async () => !isDraining() && (await deps.isReady()));
  app.use(sameOrigin(config.publicUrl, log));
  app.use(async (c, next) => {
    const peer = c.env?.incoming?.socket.remoteAddress;
    c.set('address', addressOf(peer, c.req.header('x-forwarded-for')));
    let identity: Promise<Identity> | undefined;
    const identify = async () => {
      const token = cookies.sessionToken(c.req.raw.headers);
      if (token === null) return deps.accounts.identify(null, c.get('now'), 0);
      const { sessionMinutes } = await loadSettings(ctxOf(c, { kind: 'visitor' }));
      return deps.accounts.identify(token, c.get('now'), sessionMinutes);
    };
    c.set('identity', () => (identity ??= identify()));
    c.set('requestedIdentity', () => identity ?? null);
    let ctx: Promise<Ctx> | undefined;
    c.set(
      'ctx',
      () =>
        (ctx ??= c
          .get('identity')()
          .then(({ actor }) => ctxOf(c, actor))),
    );
    await next();
  });

  const pages = createPages({ web, publicUrl: config.publicUrl, log });
  live.onChange('postings', pages.dropPublicPages);
  live.onChange('settings', pages.dropPublicPages);
  live.onChange('community', pages.dropPublicPages);
  app.use(
    maintenance({
      ctx: (c) => ctxOf(c, { kind: 'visitor' }),
      renderMaintenance: pages.renderMaintenance,
    }),
  );
  addAccountRoutes(app, {
    cookies,
    visitorCtx: (c) => ctxOf(c, { kind: 'visitor' }),
    renderPage: pages.renderPage,
    deadlineMs: formDeadlineMs,
    log,
  });
  addGoogleSignInRoutes(app, { cookies, visitorCtx: (c) => ctxOf(c, { kind: 'visitor' }) });
  app.use(extendSession(deps.accounts, cookies));
  addSessionRoutes(app, deps.accounts, cookies);
  addApplyForm(app, { renderPage: pages.renderPage, deadlineMs: formDeadlineMs });
  addAccountDeletionForm(app, {
    cookies,
    renderPage: pages.renderPage,
    deadlineMs: formDeadlineMs,
  });
  addPhotoForm(app, { renderPage: pages.renderPage, deadlineMs: formDeadlineMs });
  addLogoRoutes(app, { renderPage: pages.renderPage, deadlineMs: formDeadlineMs });
  addPublicForms(app, { renderPage: pages.renderPage, deadlineMs: formDeadlineMs });
  addApplicationRoutes(app, { renderPage: pages.renderPage });
  addBackOfficeRoutes(app, { renderPage: pages.renderPage });
  addCommunityRoutes(app, { renderPage: pages.renderPage, deadlineMs: formDeadlineMs });
  addResumeRoutes(app, { renderPage: pages.renderPage, deadlineMs: formDeadlineMs });
  addBadgeRoutes(app, { renderPage: pages.renderPage, deadlineMs: formDeadlineMs });
  addCompanyRequestForm(app, { renderPage: pages.renderPage, deadlineMs: formDeadlineMs });
  live.onChange('postings', addResponseCache(app, '/api/postings'));
  addPaymentRoutes(app, (c) => ctxOf(c, { kind: 'system' }));
  addAssistantRoute(app);
  addApiRoutes(app, cookies);
  addFileRoutes(app);
  addAnswerFileRoutes(app, { renderPage: pages.renderPage, deadlineMs: formDeadlineMs });
  addRecordingRoutes(app, { deadlineMs: formDeadlineMs });
  addLiveStreamRoute(app, live);
  addCalendarRoutes(app);
  addFeedRoutes(app, config.publicUrl);
  addSitemapRoutes(app, config.publicUrl);
  addOgImageRoutes(app, config.publicUrl);
  if (!web.isDevelopment) addStaticFiles(app, deps.webFolder);
  app.on(['POST', 'PUT', 'PATCH', 'DELETE'], '*', (c) => c.json({ code: 'NOT_FOUND' }, 404));
  pages.add(app, (c) => ctxOf(c, { kind: 'visitor' }), deps.ctx.texts.locales);
  return app;
}
