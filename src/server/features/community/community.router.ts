import { serve } from '#server/api.ts';
import { loadCommunity } from './load-community.ts';

export const communityRouter = serve('community', {
  load: loadCommunity,
});
