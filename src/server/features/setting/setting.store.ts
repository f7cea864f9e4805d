import type { Ctx } from '#server/context.ts';
import { siteSettings } from '#server/db/tables/site-settings.ts';

/** All settings that were ever changed. */
export function loadSettingRows({ db }: Ctx) {
  return db.select({ key: siteSettings.key, value: siteSettings.value }).from(siteSettings);
}
