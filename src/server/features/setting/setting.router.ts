import { serve } from '#server/api.ts';
import {
  loadOwnSettings,
  saveNotifications,
  savePreferences,
  savePrivacy,
  saveTestTime,
} from './own-settings.ts';
import {
  loadSettingGroups,
  saveBackups,
  saveGeneral,
  saveMails,
  saveSecurity,
  saveSources,
} from './site-settings.ts';
import { listTimeZones } from './time-zones.ts';

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
