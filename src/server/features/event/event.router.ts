import { api } from '#server/api.ts';
import { cancelEvent } from './cancel-event.ts';
import { createEvent } from './create-event.ts';
import { listEvents } from './list-events.ts';
import { listOwnEvents } from './list-own-events.ts';
import { loadEvent } from './load-event.ts';
import { updateEvent } from './update-event.ts';

export const eventRouter = {
  list: api.event.list.handler(({ context, input }) => listEvents(context.ctx, input)),
  load: api.event.load.handler(({ context, input }) => loadEvent(context.ctx, input.slug)),
  listOwn: api.event.listOwn.handler(({ context, input }) => listOwnEvents(context.ctx, input)),
  create: api.event.create.handler(({ context, input }) => createEvent(context.ctx, input)),
  update: api.event.update.handler(({ context, input }) => updateEvent(context.ctx, input)),
  cancel: api.event.cancel.handler(({ context, input }) => cancelEvent(context.ctx, input)),
};
