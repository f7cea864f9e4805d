import { serve } from '#server/api.ts';
import {
  cancelEvent,
  createEvent,
  listEvents,
  listOwnEvents,
  loadEvent,
  updateEvent,
} from './events.ts';
import { cancelOwnRegistration, findOwnRegistration } from './registrations.ts';

export const eventRouter = serve('event', {
  list: listEvents,
  load: (ctx, { slug }) => loadEvent(ctx, slug),
  findRegistration: findOwnRegistration,
  leave: cancelOwnRegistration,
  listOwn: listOwnEvents,
  create: createEvent,
  update: updateEvent,
  cancel: cancelEvent,
});
