import { serve } from '#server/api.ts';
import { listSubscribers } from './subscribers.ts';

export const newsletterRouter = serve('newsletter', {
  list: listSubscribers,
});
