import { defaultSiteSettings, type SiteSettings } from '#domain/setting/site-settings.ts';
import type { Ctx } from '#server/context.ts';
import { loadSettingRows } from './setting.store.ts';

/** A process that missed the word of a change knows it after these. */
const longestSeconds = 5;

/** The site's settings as they are now; `publishChange(db, 'settings')` makes every process forget what it kept. */
export function loadSettings(ctx: Ctx): Promise<SiteSettings> {
  return ctx.kept.load('settings.all', longestSeconds, async () => {
    const rows = await loadSettingRows(ctx);
    const known = rows.filter(({ key }) => key in defaultSiteSettings);
    return {
      ...defaultSiteSettings,
      ...(Object.fromEntries(known.map(({ key, value }) => [key, value])) as Partial<SiteSettings>),
    };
  });
}
