import type { SiteSettings } from '#domain/setting/site-settings.ts';
import type { Ctx } from '#server/context.ts';
import { loadSettingRows } from './setting.store.ts';
import { valuesOf } from './values-of.ts';

/** A process that missed the word of a change knows it after these. */
const longestSeconds = 5;

/** The site's settings as they are now; `publishChange(tx, 'settings')` makes every process forget what it kept. */
export function loadSettings(ctx: Ctx): Promise<SiteSettings> {
  return ctx.kept.load('settings.all', longestSeconds, () => loadSavedSettings(ctx));
}

/** The settings past what this process keeps, for tasks that a change of them begins: these may start before the word of it is here. */
export async function loadSavedSettings(ctx: Ctx): Promise<SiteSettings> {
  return valuesOf(await loadSettingRows(ctx), ctx.operator);
}
