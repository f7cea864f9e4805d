import { serve } from '#server/api.ts';
import { listContact } from './list-contact.ts';
import { setMessageState } from './set-message-state.ts';

export const contactRouter = serve('contact', {
  list: listContact,
  setState: setMessageState,
});
