import { getCookie } from 'hono/cookie';
import type { Ctx } from '#server/context.ts';
import { languageCookie } from '#texts/language-cookie.ts';
import { pickLocale } from '#texts/pick-locale.ts';
import type { HttpContext } from './http-context.ts';

/** What its user chose, in the settings or last in this browser, else what the browser asks for. */
export function localeOf(c: HttpContext, ctx: Ctx, chosen: string | null): string {
  const cookie = getCookie(c, languageCookie);
  return pickLocale(ctx.texts.locales, [chosen, cookie], c.req.header('accept-language'));
}
