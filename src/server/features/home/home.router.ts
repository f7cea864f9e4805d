import { api } from '#server/api.ts';
import { listUpcoming } from './list-upcoming.ts';
import { loadHome } from './load-home.ts';
import { setFirstSteps } from './set-first-steps.ts';

const { home } = api;

export const homeRouter = {
  load: home.load.handler(({ context }) => loadHome(context.ctx)),
  listUpcoming: home.listUpcoming.handler(({ context, input }) => listUpcoming(context.ctx, input)),
  setFirstSteps: home.setFirstSteps.handler(({ context, input }) =>
    setFirstSteps(context.ctx, input),
  ),
};
