import { api } from '#server/api.ts';
import { loadHealth } from './load-health.ts';
import { loadOverview } from './load-overview.ts';

export const healthRouter = {
  load: api.health.load.handler(({ context }) => loadHealth(context.ctx)),
  loadOverview: api.health.loadOverview.handler(({ context }) => loadOverview(context.ctx)),
};
