import { api } from '#server/api.ts';
import { listWarnings } from './list-warnings.ts';
import { loadHealth } from './load-health.ts';
import { loadOverview } from './load-overview.ts';

export const healthRouter = {
  load: api.health.load.handler(({ context }) => loadHealth(context.ctx)),
  loadOverview: api.health.loadOverview.handler(({ context }) => loadOverview(context.ctx)),
  listWarnings: api.health.listWarnings.handler(({ context, input }) =>
    listWarnings(context.ctx, input),
  ),
};
