import { no, type Verdict, yes } from '#domain/refusals.ts';
import { largestRecording, maxChunks, recordingQuota } from './recording-limits.ts';

type State = {
  isFinished: boolean;
  /** How many chunks are stored. */
  count: number;
  /** Bytes of this recording, and of all recordings of the student. */
  bytes: number;
  allBytes: number;
};

/** Chunks arrive in order, each once. The caller has already recognised repeated ones. */
export function mayAddChunk(
  state: State,
  { index, size }: { index: number; size: number },
): Verdict {
  if (state.isFinished) return no('RECORDING_FINISHED');
  if (index !== state.count) return no('CHUNK_ORDER');
  if (index >= maxChunks || state.bytes + size > largestRecording) return no('RECORDING_TOO_LONG');
  if (state.allBytes + size > recordingQuota) return no('RECORDING_QUOTA');
  return yes;
}
