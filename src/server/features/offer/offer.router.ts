import { serve } from '#server/api.ts';
import { acceptOffer } from './answers.ts';
import { findOffer } from './own-offer.ts';
import { sendOffer } from './send-offer.ts';

export const offerRouter = serve('offer', {
  find: findOffer,
  send: sendOffer,
  accept: acceptOffer,
});
