import { api } from '#server/api.ts';
import { loadActivity } from './load-activity.ts';

const { activity } = api;

export const activityRouter = {
  load: activity.load.handler(({ context, input }) => loadActivity(context.ctx, input)),
};
