import { api } from '#server/api.ts';
import { acceptOffer } from './accept-offer.ts';
import { findOffer } from './find-offer.ts';
import { sendOffer } from './send-offer.ts';

const routes = api.offer;

export const offerRouter = {
  find: routes.find.handler(({ context, input }) => findOffer(context.ctx, input)),
  send: routes.send.handler(({ context, input }) => sendOffer(context.ctx, input)),
  accept: routes.accept.handler(({ context, input }) => acceptOffer(context.ctx, input)),
};
