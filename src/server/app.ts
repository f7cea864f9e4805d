import { Hono } from 'hono';
import type { Identity } from './auth/accounts.ts';
import { createSessionCookies } from './auth/session-cookie.ts';
import type { Ctx } from './context.ts';
import type { Deps } from './deps.ts';
import { addAccountDoors } from './doors/account-doors.ts';
import { addApiDoors } from './doors/api-doors.ts';
import { addApplyDoor } from './doors/apply-door.ts';
import { createCallCount } from './doors/call-count.ts';
import { createClientAddress } from './doors/client-address.ts';
import { addCommunityDoors } from './doors/community-doors.ts';
import { addCompanyRequestDoor } from './doors/company-request-door.ts';
import { compress } from './doors/compress.ts';
import { addDeletionDoor } from './doors/deletion-door.ts';
import type { DoorContext, DoorEnv } from './doors/door.ts';
import { extendSession } from './doors/extend-session.ts';
import { failurePage, wantsPage } from './doors/failure-page.ts';
import { addFeedDoor } from './doors/feed-door.ts';
import { addFileDoor } from './doors/file-door.ts';
import { addGoogleDoors } from './doors/google-doors.ts';
import { addHealth } from './doors/health.ts';
import { isLocalRequest } from './doors/is-local-request.ts';
import { addKeptLists } from './doors/kept-lists.ts';
import { addLiveDoor } from './doors/live-door.ts';
import { maintenance } from './doors/maintenance.ts';
import { createPages, type Web } from './doors/pages.ts';
import { addPhotoDoor } from './doors/photo-door.ts';
import { requestLog } from './doors/request-log.ts';
import { addResumeDoor } from './doors/resume-door.ts';
import { sameOrigin } from './doors/same-origin.ts';
import { securityHeaders } from './doors/security-headers.ts';
import { serverTiming } from './doors/server-timing.ts';
import { addSessionDoor } from './doors/session-door.ts';
import { addShareDoor } from './doors/share-door.ts';
import { addSiteMailDoors } from './doors/site-mail-doors.ts';
import { addSitemapDoor } from './doors/sitemap-door.ts';
import { addStaticFiles } from './doors/static-files.ts';
import { withoutBodyForHead } from './doors/without-body.ts';
import { loadSettings } from './features/setting/load-settings.ts';

export type AppOptions = {
  deps: Pick<Deps, 'accounts' | 'config' | 'ctx' | 'db' | 'isReady' | 'live' | 'log' | 'webFolder'>;
  web: Web;
  isDraining: () => boolean;
  /** How long a posted form may take to arrive. */
  formDeadlineMs?: number;
};

/** The order of doors: id and log, headers, health, same origin, who asks, maintenance, forms, API, files, live, assets, pages. */
export function createApp({ deps, web, isDraining, formDeadlineMs = 30_000 }: AppOptions) {
  const { config, log, live } = deps;
  const app = new Hono<DoorEnv>();
  const cookies = createSessionCookies(config.publicUrl);
  const addressOf = createClientAddress(config.TRUSTED_PROXIES);

  const ctxOf = (c: DoorContext, actor: Ctx['actor']): Ctx => ({
    ...deps.ctx,
    actor,
    now: c.get('now'),
    requestId: c.get('requestId'),
    stepToken: cookies.stepToken(c.req.raw.headers),
    isLocal: isLocalRequest(c),
    countCall: createCallCount(deps.db, c.get('address'), c.get('now')),
    log: log.child({ requestId: c.get('requestId') }),
  });

  app.use(requestLog(log));
  app.use(serverTiming());
  app.use(withoutBodyForHead());
  app.use(securityHeaders());
  app.use(compress());
  app.onError((error, c) => {
    const requestId = c.get('requestId');
    log.error({ err: error, requestId }, 'a request failed');
    if (wantsPage(c)) return failurePage(c, deps.ctx.texts, error);
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
    c.set('asked', () => identity ?? null);
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
  addAccountDoors(app, {
    cookies,
    visitorCtx: (c) => ctxOf(c, { kind: 'visitor' }),
    renderPage: pages.renderPage,
    attemptsPerMinute: config.SIGN_INS_PER_MINUTE,
    deadlineMs: formDeadlineMs,
  });
  addGoogleDoors(app, { cookies, visitorCtx: (c) => ctxOf(c, { kind: 'visitor' }) });
  app.use(extendSession(deps.accounts, cookies));
  addSessionDoor(app, deps.accounts, cookies);
  addApplyDoor(app, { renderPage: pages.renderPage, deadlineMs: formDeadlineMs });
  addDeletionDoor(app, {
    cookies,
    renderPage: pages.renderPage,
    deadlineMs: formDeadlineMs,
  });
  addPhotoDoor(app, { renderPage: pages.renderPage, deadlineMs: formDeadlineMs });
  addSiteMailDoors(app, { renderPage: pages.renderPage, deadlineMs: formDeadlineMs });
  addCommunityDoors(app, { renderPage: pages.renderPage, deadlineMs: formDeadlineMs });
  addResumeDoor(app, { renderPage: pages.renderPage, deadlineMs: formDeadlineMs });
  addCompanyRequestDoor(app, { renderPage: pages.renderPage, deadlineMs: formDeadlineMs });
  live.onChange('postings', addKeptLists(app, '/api/postings'));
  addApiDoors(app, cookies);
  addFileDoor(app);
  addLiveDoor(app, live);
  addFeedDoor(app, config.publicUrl);
  addSitemapDoor(app, config.publicUrl);
  addShareDoor(app, config.publicUrl);
  if (!web.isDevelopment) addStaticFiles(app, deps.webFolder);
  app.on(['POST', 'PUT', 'PATCH', 'DELETE'], '*', (c) => c.json({ code: 'NOT_FOUND' }, 404));
  pages.add(app, (c) => ctxOf(c, { kind: 'visitor' }));
  return app;
}
