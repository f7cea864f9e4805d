type Reader = {
  onEvent: (event: unknown) => void;
  /** Too many events were missed to send them: reload everything. */
  onReset: () => void;
  /** The session is over; `why` is set when another session ended it. */
  onEnd: (why: string | undefined) => void;
  /** True after the connection has been lost for a short while, false once it is back. */
  onLost: (isLost: boolean) => void;
};

const lostAfterMs = 5_000;
/** The server sends something every 15 seconds; two of these may be late. */
const silentAfterMs = 40_000;
/** A connection that the browser reuses may be as dead as the last one; closing a stream drops it. */
const unansweredAfterMs = 10_000;
const firstPauseMs = 1_000;
const maxPauseMs = 30_000;

/**
 * Reads the account's live stream from `cursor`. EventSource reconnects after a break but not after
 * an error response (server shutdown, proxy error), and never notices a connection that is open but
 * carries nothing: a new stream then resumes from the last event.
 */
export function openLiveStream(cursor: string | undefined, reader: Reader): () => void {
  let place = cursor;
  let pauseMs = firstPauseMs;
  let stream: EventSource | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let lost: ReturnType<typeof setTimeout> | undefined;
  let silence: ReturnType<typeof setTimeout> | undefined;

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
    clearTimeout(silence);
    stream?.close();
  };

  function expectSign(withinMs = silentAfterMs): void {
    clearTimeout(silence);
    silence = setTimeout(() => {
      reader.onLost(true);
      stream?.close();
      open();
    }, withinMs);
  }

  function open(): void {
    const current = new EventSource(place ? `/live?after=${encodeURIComponent(place)}` : '/live');
    stream = current;
    expectSign(unansweredAfterMs);
    const keepPlace = (event: Event) => {
      const { lastEventId } = event as MessageEvent;
      if (lastEventId) place = lastEventId;
    };
    current.addEventListener('open', () => {
      noteReturn();
      expectSign();
    });
    current.addEventListener('beat', () => expectSign());
    current.addEventListener('message', (event) => {
      expectSign();
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
      clearTimeout(silence);
      retry = setTimeout(open, pauseMs);
      pauseMs = Math.min(pauseMs * 2, maxPauseMs);
    });
  }

  open();
  return close;
}
