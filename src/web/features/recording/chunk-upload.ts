import { type Refusal, refusals } from '#domain/refusals.ts';
import { fetchSignedIn } from '#web/lib/fetch-signed-in.ts';
import { deleteLocalChunk } from '#web/lib/recording-chunks.ts';

const maxWaitMs = 10_000;
/** Answers that another try may change. */
const passing = new Set([408, 429]);

export class ChunkRefused extends Error {
  readonly code: Refusal | null;

  constructor(code: Refusal | null) {
    super(code ?? 'refused');
    this.code = code;
  }
}

/** What a chunk waits for: a connection, or the student to sign in again. */
export type Waiting = 'connection' | 'sign-in' | null;

type Options = {
  recordingId: string;
  mediaType: string;
  /** How many chunks the server has, and what the next one waits for. */
  onProgress: (progress: { sent: number; waiting: Waiting }) => void;
};

/**
 * Sends chunks one after the other, each until the server has it: after a lost connection, and
 * after signing in again. A chunk that the server refuses for good ends the upload.
 */
export function createChunkUpload({ recordingId, mediaType, onProgress }: Options) {
  let last: Promise<void> = Promise.resolve();
  let isStopped = false;

  async function send(index: number, blob: Blob): Promise<void> {
    for (let failures = 0; !isStopped; failures++) {
      const response = await fetchSignedIn(`/recordings/${recordingId}/chunks/${index}`, {
        method: 'PUT',
        headers: { 'content-type': mediaType },
        body: blob,
      }).catch(() => null);
      if (response?.ok) {
        await deleteLocalChunk(recordingId, index);
        onProgress({ sent: index + 1, waiting: null });
        return;
      }
      const isSignedOut = response?.status === 401;
      if (response && response.status < 500 && !isSignedOut && !passing.has(response.status)) {
        const { code } = (await response.json().catch(() => ({}))) as { code?: unknown };
        throw new ChunkRefused(refusals.find((each) => each === code) ?? null);
      }
      onProgress({ sent: index, waiting: isSignedOut ? 'sign-in' : 'connection' });
      await untilWorthTrying(Math.min(1_000 * 2 ** failures, maxWaitMs));
    }
    throw new Error('The upload was stopped.');
  }

  return {
    add(index: number, blob: Blob): Promise<void> {
      last = last.then(() => send(index, blob));
      // Awaited by `done`; a failure here is not unhandled.
      last.catch(() => undefined);
      return last;
    },
    /** Resolves when the server has every chunk. */
    done: () => last,
    stop: () => void (isStopped = true),
  };
}

/** Waits at most this long: less if the connection returns, or the student from another tab. */
function untilWorthTrying(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer);
      window.removeEventListener('online', go);
      document.removeEventListener('visibilitychange', goIfVisible);
      resolve();
    };
    const goIfVisible = () => {
      if (document.visibilityState === 'visible') go();
    };
    const timer = setTimeout(go, ms);
    window.addEventListener('online', go);
    document.addEventListener('visibilitychange', goIfVisible);
  });
}
