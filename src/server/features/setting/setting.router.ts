import { api } from '#server/api.ts';
import { listTimeZones } from './list-time-zones.ts';
import { loadOwnSettings } from './load-own-settings.ts';
import { loadSettingGroups } from './load-setting-groups.ts';
import { saveNotifications } from './save-notifications.ts';
import { savePreferences } from './save-preferences.ts';
import { savePrivacy } from './save-privacy.ts';
import { saveBackups, saveGeneral, saveMails, saveSecurity, saveSources } from './save-settings.ts';
import { saveTestTime } from './save-test-time.ts';

export const settingRouter = {
  loadAll: api.setting.loadAll.handler(({ context }) => loadSettingGroups(context.ctx)),
  saveGeneral: api.setting.saveGeneral.handler(({ context, input }) =>
    saveGeneral(context.ctx, input),
  ),
  saveSecurity: api.setting.saveSecurity.handler(({ context, input }) =>
    saveSecurity(context.ctx, input),
  ),
  saveMails: api.setting.saveMails.handler(({ context, input }) => saveMails(context.ctx, input)),
  saveBackups: api.setting.saveBackups.handler(({ context, input }) =>
    saveBackups(context.ctx, input),
  ),
  saveSources: api.setting.saveSources.handler(({ context, input }) =>
    saveSources(context.ctx, input),
  ),
  loadOwn: api.setting.loadOwn.handler(({ context }) => loadOwnSettings(context.ctx)),
  listTimeZones: api.setting.listTimeZones.handler(({ context, input }) =>
    listTimeZones(context.ctx, input.search),
  ),
  saveNotifications: api.setting.saveNotifications.handler(({ context, input }) =>
    saveNotifications(context.ctx, input),
  ),
  savePreferences: api.setting.savePreferences.handler(({ context, input }) =>
    savePreferences(context.ctx, input),
  ),
  savePrivacy: api.setting.savePrivacy.handler(({ context, input }) =>
    savePrivacy(context.ctx, input),
  ),
  saveTestTime: api.setting.saveTestTime.handler(({ context, input }) =>
    saveTestTime(context.ctx, input),
  ),
};
