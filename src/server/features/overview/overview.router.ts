import { api } from '#server/api.ts';
import { loadOverview } from './load-overview.ts';
import { setFirstSteps } from './set-first-steps.ts';

export const overviewRouter = {
  load: api.overview.load.handler(({ context }) => loadOverview(context.ctx)),
  setFirstSteps: api.overview.setFirstSteps.handler(({ context, input }) =>
    setFirstSteps(context.ctx, input),
  ),
};
