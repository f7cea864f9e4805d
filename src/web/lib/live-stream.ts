type Reader = {
  onEvent: (event: unknown) => void;
  /** Too much was missed to be told: load everything anew. */
  onReset: () => void;
  /** The session is over; somebody else may have ended it for this reason. */
  onEnd: (why: string | undefined) => void;
  /** True once the connection has been gone for more than a moment, false when it is back. */
  onLost: (isLost: boolean) => void;
};

const lostAfterMs = 5_000;
const firstPauseMs = 1_000;
const longestPauseMs = 30_000;

/**
 * Reads the account's live stream from a place on. The browser comes back by itself after a break, but not after a
 * refusal (a server that is stopping, a proxy without one): then a new stream begins where the last one ended.
 */
export function openLiveStream(cursor: string | undefined, reader: Reader): () => void {
  let place = cursor;
  let pauseMs = firstPauseMs;
  let stream: EventSource | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let lost: ReturnType<typeof setTimeout> | undefined;

  const noteLoss = () => {
    lost ??= setTimeout(() => reader.onLost(true), lostAfterMs);
  };
  const noteReturn = () => {
    clearTimeout(lost);
    lost = undefined;
    pauseMs = firstPauseMs;
    reader.onLost(false);
  };
  const close = () => {
    clearTimeout(retry);
    clearTimeout(lost);
    stream?.close();
  };

  function open(): void {
    const current = new EventSource(place ? `/live?after=${encodeURIComponent(place)}` : '/live');
    stream = current;
    const keepPlace = (event: Event) => {
      const { lastEventId } = event as MessageEvent;
      if (lastEventId) place = lastEventId;
    };
    current.addEventListener('open', noteReturn);
    current.addEventListener('message', (event) => {
      keepPlace(event);
      reader.onEvent(JSON.parse(String(event.data)));
    });
    current.addEventListener('reset', (event) => {
      keepPlace(event);
      reader.onReset();
    });
    current.addEventListener('end', (event) => {
      close();
      const { why } = JSON.parse(String(event.data)) as { why?: string };
      reader.onEnd(why);
    });
    current.addEventListener('error', () => {
      noteLoss();
      if (current.readyState !== EventSource.CLOSED) return;
      retry = setTimeout(open, pauseMs);
      pauseMs = Math.min(pauseMs * 2, longestPauseMs);
    });
  }

  open();
  return close;
}
