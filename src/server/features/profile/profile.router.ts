import { serve } from '#server/api.ts';
import { findExport, requestExportDownload, requestExport } from './data-exports.ts';
import { loadProfile, updateProfile } from './own-profile.ts';
import { removePhoto } from './photos.ts';
import { loadPublicProfile } from './public-profile.ts';

export const profileRouter = serve('profile', {
  load: loadProfile,
  update: updateProfile,
  removePhoto,
  findExport,
  requestExport,
  prepareExport: requestExportDownload,
  loadPublic: loadPublicProfile,
});
