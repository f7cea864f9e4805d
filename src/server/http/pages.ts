import { createRouterClient } from '@orpc/server';
import { getCookie } from 'hono/cookie';
import type { Logger } from 'pino';
import type { ShownBadge } from '#contract/credential.ts';
import type { PageContext, RefusedForm } from '#contract/page-context.ts';
import { isRecorderPath } from '#domain/recording/recorder-path.ts';
import { isTimeZone, timeZoneCookie } from '#domain/setting/time-zone.ts';
import { isPublicPage } from '#domain/site/public-paths.ts';
import type { Ctx } from '#server/context.ts';
import { loadSettings } from '#server/features/setting/load-settings.ts';
import { findPagePreferences } from '#server/features/setting/own-settings.ts';
import { router } from '#server/router.ts';
import { formatLocaleOf } from '#texts/format-locale.ts';
import type { App, HttpContext } from './http-context.ts';
import { keepRequestedLanguage, localeOf } from './locale-of.ts';
import { createPublicPages } from './public-pages.ts';
import { loggedPath } from './request-log.ts';
import {
  framingPolicy,
  nonceSource,
  pagePolicy,
  recorderPermissions,
  recorderPolicy,
} from './security-headers.ts';

/** Renders a page request: the built web in production, Vite's in development. */
export type Web = {
  isDevelopment: boolean;
  render: (request: Request, page: PageContext) => Promise<Response>;
};

export type PagesOptions = { web: Web; publicUrl: string; log: Logger };

/** The last handler: every path without another handler is a page. */
export function createPages({ web, publicUrl, log }: PagesOptions) {
  const { origin, protocol } = new URL(publicUrl);
  const isSecure = protocol === 'https:';
  const publicPages = createPublicPages((error) => {
    log.error({ err: error }, 'a public page could not be rendered again');
  });

  /** The URL under our own origin, whatever Host says. */
  function addressOf(c: HttpContext): string {
    const { pathname, search } = new URL(c.req.url);
    return origin + plainPath(pathname) + search;
  }

  async function renderPage(
    c: HttpContext,
    refusedForm: RefusedForm | null,
    shownBadge: ShownBadge | null = null,
  ): Promise<Response> {
    const nonce = c.get('nonce');
    const ctx = await c.get('ctx')();
    const { headers, signal } = c.req.raw;
    const request = new Request(addressOf(c), { method: 'GET', headers, signal });
    const browserZone = browserZoneOf(c);
    const { language, timeZone } = await findPagePreferences(ctx, browserZone);
    const locale = localeOf(c, ctx, language);
    const page = await pageContext(ctx, c.req.path, {
      nonce,
      isPublic: false,
      refusedForm,
      shownBadge,
      locale,
      timeZone,
      browserZone,
      formatLocale: formatLocaleOf(locale, c.req.header('accept-language')),
    });
    const response = await web.render(request, page);
    response.headers.set('content-security-policy', policy(nonceSource(nonce), c.req.path));
    if (isRecorderPath(c.req.path)) response.headers.set('permissions-policy', recorderPermissions);
    if (hasToken(c.req.path)) response.headers.set('referrer-policy', 'no-referrer');
    return response;
  }

  function policy(scripts: string, path: string): string {
    // Members read resumes beside the pipeline and may navigate there from any dashboard page.
    const framesFiles = path.startsWith('/company-dashboard');
    const strict = isRecorderPath(path)
      ? recorderPolicy(scripts)
      : framesFiles
        ? framingPolicy(scripts)
        : pagePolicy(scripts);
    if (!web.isDevelopment) return strict;
    return strict
      .replace("style-src 'self'", "style-src 'self' 'unsafe-inline'")
      .replace(/; (require-)?trusted-types[^;]*/gu, '');
  }

  async function pageContext(
    ctx: Ctx,
    path: string,
    page: Pick<
      PageContext,
      | 'nonce'
      | 'isPublic'
      | 'refusedForm'
      | 'shownBadge'
      | 'locale'
      | 'timeZone'
      | 'browserZone'
      | 'formatLocale'
    >,
  ): Promise<PageContext> {
    const settings = await loadSettings(ctx);
    const { locale } = page;
    const timeZone = page.timeZone ?? page.browserZone ?? undefined;
    const { platformName } = settings;
    const api = createRouterClient(router, { context: { ctx, idempotencyKey: null } });
    let me: ReturnType<PageContext['me']> | undefined;
    return {
      ...page,
      locales: ctx.texts.locales,
      api,
      me: () => (me ??= api.account.me({}).then(({ account }) => account)),
      requestId: ctx.requestId,
      report: (error) =>
        ctx.log.error(
          { err: error, path: loggedPath(origin + path) },
          'a page could not be rendered',
        ),
      isDevelopment: web.isDevelopment,
      settings,
      texts: (areas) => ctx.texts.pick(locale, areas, platformName),
      translate: ctx.texts.translate(locale, timeZone, platformName),
    };
  }

  /** The page shown at every path during maintenance; it runs no script except the theme's. */
  async function renderMaintenance(c: HttpContext): Promise<Response> {
    const nonce = c.get('nonce');
    const request = new Request(`${origin}/maintenance`, { headers: { accept: 'text/html' } });
    const ctx: Ctx = { ...(await c.get('ctx')()), actor: { kind: 'visitor' } };
    const page = await pageContext(ctx, '/maintenance', {
      ...forEverybody(localeOf(c, ctx, null)),
      nonce,
    });
    const response = await web.render(request, page);
    response.headers.set('content-security-policy', policy(nonceSource(nonce), '/maintenance'));
    return response;
  }

  return {
    renderPage,
    renderMaintenance,
    dropPublicPages: publicPages.dropAll,

    add: (app: App, visitorCtx: (c: HttpContext) => Ctx, locales: readonly string[]) => {
      // The scripts of each route are the same for everyone.
      app.get('/route-list', async (c) => {
        const ctx = visitorCtx(c);
        const request = new Request(addressOf(c), { signal: c.req.raw.signal });
        return web.render(
          request,
          await pageContext(ctx, c.req.path, forEverybody(localeOf(c, ctx, null))),
        );
      });
      app.get('*', keepRequestedLanguage(locales, isSecure), async (c) => {
        if (web.isDevelopment || !isPublicPage(c.req.path)) return renderPage(c, null);
        const ctx = visitorCtx(c);
        const locale = localeOf(c, ctx, null);
        const cached = await publicPages.answer(c.req.raw, { locale, locales }, async () => {
          const request = new Request(addressOf(c), { headers: { accept: 'text/html' } });
          return web.render(request, await pageContext(ctx, c.req.path, forEverybody(locale)));
        });
        return cached ?? renderPage(c, null);
      });
    },
  };
}

function forEverybody(locale: string) {
  return {
    nonce: null,
    isPublic: true,
    refusedForm: null,
    shownBadge: null,
    locale,
    timeZone: null,
    browserZone: null,
    formatLocale: null,
  };
}

/** The time zone that this browser has told the server, if it is one. */
function browserZoneOf(c: HttpContext): string | null {
  const zone = getCookie(c, timeZoneCookie);
  return zone !== undefined && isTimeZone(zone) ? zone : null;
}

/** Pages from mailed links: the URL grants access, so it must not leak to other sites. */
function hasToken(path: string): boolean {
  return /^\/(auth|confirm-email|join|r|reference|reset-password)(\/|$)/u.test(path);
}

/**
 * A path that routes can match; one that doesn't decode, or decodes to several lines, stays as it
 * is.
 */
function plainPath(pathname: string): string {
  return isOneLine(pathname) ? pathname : pathname.replaceAll('%', '%25');
}

function isOneLine(pathname: string): boolean {
  try {
    return !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(decodeURIComponent(pathname));
  } catch {
    return false;
  }
}
