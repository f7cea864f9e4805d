import { serve } from '#server/api.ts';
import { cancelEvent } from './cancel-event.ts';
import { createEvent } from './create-event.ts';
import { listEvents } from './list-events.ts';
import { listOwnEvents } from './list-own-events.ts';
import { loadEvent } from './load-event.ts';
import { updateEvent } from './update-event.ts';

export const eventRouter = serve('event', {
  list: listEvents,
  load: (ctx, { slug }) => loadEvent(ctx, slug),
  listOwn: listOwnEvents,
  create: createEvent,
  update: updateEvent,
  cancel: cancelEvent,
});
