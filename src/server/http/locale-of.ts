import type { MiddlewareHandler } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { Ctx } from '#server/context.ts';
import { languageCookie, languageParameter } from '#texts/language-choice.ts';
import { pickLocale } from '#texts/pick-locale.ts';
import type { HttpContext } from './http-context.ts';

/**
 * The locale that the URL asks for, else this browser's last choice, else that of the user's
 * settings, else from Accept-Language. Cached public pages know no user, so a browser's choice comes
 * first: the pages after them would change their language otherwise. Saving the settings is a choice.
 */
export function localeOf(c: HttpContext, ctx: Ctx, saved: string | null): string {
  const preferred = [c.req.query(languageParameter), getCookie(c, languageCookie), saved];
  return pickLocale(ctx.texts.locales, preferred, c.req.header('accept-language'));
}

/** Keeps the language that the URL asks for as this browser's choice. */
export function keepRequestedLanguage(
  locales: readonly string[],
  isSecure: boolean,
): MiddlewareHandler {
  return async (c, next) => {
    await next();
    const requested = c.req.query(languageParameter);
    if (requested === undefined || !locales.includes(requested)) return;
    const options = { maxAge: yearSeconds, sameSite: 'Lax', secure: isSecure } as const;
    setCookie(c, languageCookie, requested, options);
    // Private pages are 'no-store' already.
    if (c.res.headers.get('cache-control')?.startsWith('public'))
      c.header('cache-control', 'private, no-cache');
  };
}

const yearSeconds = 365 * 86_400;
