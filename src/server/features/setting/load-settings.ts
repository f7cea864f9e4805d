import type { SiteSettings } from '#domain/setting/site-settings.ts';
import type { Ctx } from '#server/context.ts';
import { loadSettingRows } from './setting.store.ts';
import { valuesOf } from './values-of.ts';

/** A process that misses a change notification reloads the settings after this time. */
const maxSeconds = 5;

/**
 * The current site settings, cached. `publishChange(tx, 'settings')` clears the cache in every
 * process.
 */
export function loadSettings(ctx: Ctx): Promise<SiteSettings> {
  return ctx.cache.load('settings.all', maxSeconds, () => loadSavedSettings(ctx));
}

/**
 * The uncached settings, for tasks started by a settings change: they may run before the cache is
 * cleared.
 */
export async function loadSavedSettings(ctx: Ctx): Promise<SiteSettings> {
  return valuesOf(await loadSettingRows(ctx), ctx.operator);
}
