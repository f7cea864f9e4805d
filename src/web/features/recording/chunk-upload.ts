import { type Refusal, refusals } from '#domain/refusals.ts';
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

type Options = {
  recordingId: string;
  mediaType: string;
  /** How many chunks the server has, and whether it can't be reached. */
  onProgress: (progress: { sent: number; isOffline: boolean }) => void;
};

/**
 * Sends chunks one after the other, each until the server has it. A chunk that the server refuses
 * ends the upload.
 */
export function createChunkUpload({ recordingId, mediaType, onProgress }: Options) {
  let last: Promise<void> = Promise.resolve();
  let isStopped = false;

  async function send(index: number, blob: Blob): Promise<void> {
    for (let failures = 0; !isStopped; failures++) {
      const response = await fetch(`/recordings/${recordingId}/chunks/${index}`, {
        method: 'PUT',
        headers: { 'content-type': mediaType },
        body: blob,
      }).catch(() => null);
      if (response?.ok) {
        await deleteLocalChunk(recordingId, index);
        onProgress({ sent: index + 1, isOffline: false });
        return;
      }
      if (response && response.status < 500 && !passing.has(response.status)) {
        const { code } = (await response.json().catch(() => ({}))) as { code?: unknown };
        throw new ChunkRefused(refusals.find((each) => each === code) ?? null);
      }
      onProgress({ sent: index, isOffline: true });
      await new Promise((resolve) => {
        setTimeout(resolve, Math.min(1_000 * 2 ** failures, maxWaitMs));
      });
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
