import { api } from '#server/api.ts';
import { listContact } from './list-contact.ts';
import { setMessageState } from './set-message-state.ts';

export const contactRouter = {
  list: api.contact.list.handler(({ context, input }) => listContact(context.ctx, input)),
  setState: api.contact.setState.handler(({ context, input }) =>
    setMessageState(context.ctx, input),
  ),
};
