import { api } from '#server/api.ts';
import { loadCommunity } from './load-community.ts';

export const communityRouter = {
  load: api.community.load.handler(({ context }) => loadCommunity(context.ctx)),
};
