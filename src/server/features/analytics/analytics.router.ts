import { api } from '#server/api.ts';
import { loadAnalytics } from './load-analytics.ts';
import { recordView } from './record-view.ts';

const { analytics } = api;

export const analyticsRouter = {
  load: analytics.load.handler(({ context, input }) => loadAnalytics(context.ctx, input)),
  recordView: analytics.recordView.handler(({ context, input }) => recordView(context.ctx, input)),
};
