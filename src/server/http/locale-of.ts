import type { MiddlewareHandler } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { Ctx } from '#server/context.ts';
import { languageCookie, languageParameter } from '#texts/language-choice.ts';
import { pickLocale } from '#texts/pick-locale.ts';
import type { HttpContext } from './http-context.ts';

/**
 * The locale that the URL asks for, else that of the user's settings or of this browser's last
 * choice, else from Accept-Language.
 */
export function localeOf(c: HttpContext, ctx: Ctx, chosen: string | null): string {
  const wishes = [c.req.query(languageParameter), chosen, getCookie(c, languageCookie)];
  return pickLocale(ctx.texts.locales, wishes, c.req.header('accept-language'));
}

/** Keeps the language that the URL asks for as this browser's choice. */
export function keepAskedLanguage(locales: readonly string[]): MiddlewareHandler {
  return async (c, next) => {
    await next();
    const asked = c.req.query(languageParameter);
    if (asked === undefined || !locales.includes(asked)) return;
    const secure = new URL(c.req.url).protocol === 'https:';
    setCookie(c, languageCookie, asked, { maxAge: yearSeconds, sameSite: 'Lax', secure });
    c.header('cache-control', 'private, no-cache');
  };
}

const yearSeconds = 365 * 86_400;
