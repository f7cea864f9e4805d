import { api } from '#server/api.ts';
import { loadAnalytics } from './load-analytics.ts';

const { analytics } = api;

export const analyticsRouter = {
  load: analytics.load.handler(({ context, input }) => loadAnalytics(context.ctx, input)),
};
