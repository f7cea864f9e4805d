import { serve } from '#server/api.ts';
import { listTimeZones } from './list-time-zones.ts';
import { loadOwnSettings } from './load-own-settings.ts';
import { loadSettingGroups } from './load-setting-groups.ts';
import { saveNotifications } from './save-notifications.ts';
import { savePreferences } from './save-preferences.ts';
import { savePrivacy } from './save-privacy.ts';
import { saveBackups, saveGeneral, saveMails, saveSecurity, saveSources } from './save-settings.ts';
import { saveTestTime } from './save-test-time.ts';

export const settingRouter = serve('setting', {
  loadAll: loadSettingGroups,
  saveGeneral,
  saveSecurity,
  saveMails,
  saveBackups,
  saveSources,
  loadOwn: loadOwnSettings,
  listTimeZones: (ctx, { search }) => listTimeZones(ctx, search),
  saveNotifications,
  savePreferences,
  savePrivacy,
  saveTestTime,
});
