import { serve } from '#server/api.ts';
import {
  cancelEvent,
  createEvent,
  listEvents,
  listOwnEvents,
  loadEvent,
  updateEvent,
} from './events.ts';

export const eventRouter = serve('event', {
  list: listEvents,
  load: (ctx, { slug }) => loadEvent(ctx, slug),
  listOwn: listOwnEvents,
  create: createEvent,
  update: updateEvent,
  cancel: cancelEvent,
});
