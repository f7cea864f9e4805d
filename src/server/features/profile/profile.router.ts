import { api } from '#server/api.ts';
import { loadProfile } from './load-profile.ts';
import { loadPublicProfile } from './load-public-profile.ts';
import { removePhoto } from './remove-photo.ts';
import { updateProfile } from './update-profile.ts';

export const profileRouter = {
  load: api.profile.load.handler(({ context }) => loadProfile(context.ctx)),
  update: api.profile.update.handler(({ context, input }) => updateProfile(context.ctx, input)),
  removePhoto: api.profile.removePhoto.handler(({ context }) => removePhoto(context.ctx)),
  loadPublic: api.profile.loadPublic.handler(({ context, input }) =>
    loadPublicProfile(context.ctx, input.handle),
  ),
};
