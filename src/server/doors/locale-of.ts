import { getCookie } from 'hono/cookie';
import { languageCookie } from '#domain/texts/language-cookie.ts';
import { pickLocale } from '#domain/texts/pick-locale.ts';
import type { Ctx } from '#server/context.ts';
import type { DoorContext } from './door.ts';

/** What its user chose, in the settings or last in this browser, else what the browser asks for. */
export function localeOf(c: DoorContext, ctx: Ctx, chosen: string | null): string {
  const cookie = getCookie(c, languageCookie);
  return pickLocale(ctx.texts.locales, [chosen, cookie], c.req.header('accept-language'));
}
