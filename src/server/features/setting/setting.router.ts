import { api } from '#server/api.ts';
import { loadSettingGroups } from './load-setting-groups.ts';
import { saveGeneral, saveSecurity } from './save-settings.ts';

export const settingRouter = {
  loadAll: api.setting.loadAll.handler(({ context }) => loadSettingGroups(context.ctx)),
  saveGeneral: api.setting.saveGeneral.handler(({ context, input }) =>
    saveGeneral(context.ctx, input),
  ),
  saveSecurity: api.setting.saveSecurity.handler(({ context, input }) =>
    saveSecurity(context.ctx, input),
  ),
};
