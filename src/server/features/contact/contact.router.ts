import { serve } from '#server/api.ts';
import { listContact, setMessageState } from './contact-messages.ts';

export const contactRouter = serve('contact', {
  list: listContact,
  setState: setMessageState,
});
