import type { LiveHub, LiveReader } from './hub.ts';
import type { LiveNews } from './live-event.ts';

const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'private, no-store, no-transform',
  'x-accel-buffering': 'no',
};
const COME_BACK_MS = 1_000;
const ROOM_BYTES = 64 * 1024;

export type StreamOptions = { beatMs?: number };

/**
 * Streams a reader's live events as server-sent events. A reader that can't keep up is disconnected
 * and resumes with Last-Event-ID. The beats let a browser notice a connection that carries nothing.
 */
export function streamLive(
  hub: LiveHub,
  reader: LiveReader,
  { beatMs = 15_000 }: StreamOptions = {},
): Response {
  const leaving = new AbortController();
  const signal = AbortSignal.any([reader.signal, leaving.signal]);
  const news = hub.subscribe({ ...reader, signal });
  const encoder = new TextEncoder();
  let beat: NodeJS.Timeout | undefined;
  let wasFull = false;
  signal.addEventListener('abort', () => {
    clearInterval(beat);
    void news.return();
  });

  const body = new ReadableStream<Uint8Array>(
    {
      start(controller) {
        controller.enqueue(encoder.encode(`retry: ${COME_BACK_MS}\n\n`));
        beat = setInterval(() => {
          const isFull = (controller.desiredSize ?? 0) <= 0;
          if (isFull && wasFull) {
            leaving.abort();
            controller.error(new Error('The reader of a live stream did not keep up.'));
          } else if (!isFull) controller.enqueue(encoder.encode('event: beat\ndata: {}\n\n'));
          wasFull = isFull;
        }, beatMs);
      },
      async pull(controller) {
        const next = await news.next();
        if (!next.done) return controller.enqueue(encoder.encode(formatNews(next.value)));
        clearInterval(beat);
        if (!leaving.signal.aborted) controller.close();
      },
      cancel: () => leaving.abort(),
    },
    new ByteLengthQueuingStrategy({ highWaterMark: ROOM_BYTES }),
  );
  return new Response(body, { headers: HEADERS });
}

/** Formats one item. Without data the browser dispatches nothing but still remembers the id. */
export function formatNews(news: LiveNews): string {
  switch (news.type) {
    case 'event': {
      const { id, kind, data, createdAt } = news.event;
      return `id: ${news.cursor}\ndata: ${JSON.stringify({ id, kind, data, createdAt })}\n\n`;
    }
    case 'at':
      return `id: ${news.cursor}\n\n`;
    case 'reset':
      return `id: ${news.cursor}\nevent: reset\ndata: {}\n\n`;
    case 'end':
      return `event: end\ndata: ${JSON.stringify({ why: news.why })}\n\n`;
  }
}
