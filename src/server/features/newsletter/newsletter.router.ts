import { serve } from '#server/api.ts';
import { listSubscribers } from './list-subscribers.ts';

export const newsletterRouter = serve('newsletter', {
  list: listSubscribers,
});
