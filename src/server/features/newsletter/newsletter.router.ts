import { api } from '#server/api.ts';
import { listSubscribers } from './list-subscribers.ts';

export const newsletterRouter = {
  list: api.newsletter.list.handler(({ context, input }) => listSubscribers(context.ctx, input)),
};
