import { api } from '#server/api.ts';
import { findExport } from './find-export.ts';
import { loadProfile } from './load-profile.ts';
import { loadPublicProfile } from './load-public-profile.ts';
import { removePhoto } from './remove-photo.ts';
import { requestExportDownload } from './request-export-download.ts';
import { requestExport } from './request-export.ts';
import { updateProfile } from './update-profile.ts';

export const profileRouter = {
  load: api.profile.load.handler(({ context }) => loadProfile(context.ctx)),
  update: api.profile.update.handler(({ context, input }) => updateProfile(context.ctx, input)),
  removePhoto: api.profile.removePhoto.handler(({ context }) => removePhoto(context.ctx)),
  findExport: api.profile.findExport.handler(({ context }) => findExport(context.ctx)),
  requestExport: api.profile.requestExport.handler(({ context }) => requestExport(context.ctx)),
  prepareExport: api.profile.prepareExport.handler(({ context }) =>
    requestExportDownload(context.ctx),
  ),
  loadPublic: api.profile.loadPublic.handler(({ context, input }) =>
    loadPublicProfile(context.ctx, input.handle),
  ),
};
