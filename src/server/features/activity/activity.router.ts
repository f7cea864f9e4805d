import { serve } from '#server/api.ts';
import { loadActivity } from './load-activity.ts';

export const activityRouter = serve('activity', {
  load: loadActivity,
});
