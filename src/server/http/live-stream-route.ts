import { isSignedIn } from '#domain/actor.ts';
import type { LiveHub } from '#server/live/hub.ts';
import { streamLive } from '#server/live/stream.ts';
import type { App } from './http-context.ts';

/** Of one user in one process. */
const maxStreams = 100;

/** The signed-in user's live events (server-sent events, resumed by Last-Event-ID). */
export function addLiveStreamRoute(app: App, hub: LiveHub): void {
  app.get('/live', async (c) => {
    const { actor } = await c.get('identity')();
    if (!isSignedIn(actor)) return c.json({ code: 'NOT_SIGNED_IN' }, 401);
    // More than anybody has tabs; the browser tries again by itself.
    if (hub.readerCount(actor.userId) >= maxStreams)
      return c.json({ code: 'TOO_MANY_REQUESTS' }, 429, { 'retry-after': '30' });
    const afterId = c.req.header('last-event-id') ?? c.req.query('after');
    return streamLive(hub, {
      userId: actor.userId,
      sessionId: actor.sessionId,
      ...(afterId !== undefined && { afterId }),
      signal: c.req.raw.signal,
    });
  });
}
