import { getCookie } from 'hono/cookie';
import type { Ctx } from '#server/context.ts';
import { languageCookie } from '#texts/language-cookie.ts';
import { pickLocale } from '#texts/pick-locale.ts';
import type { HttpContext } from './http-context.ts';

/** The locale from the user's settings or this browser's last choice, else from Accept-Language. */
export function localeOf(c: HttpContext, ctx: Ctx, chosen: string | null): string {
  const cookie = getCookie(c, languageCookie);
  return pickLocale(ctx.texts.locales, [chosen, cookie], c.req.header('accept-language'));
}
