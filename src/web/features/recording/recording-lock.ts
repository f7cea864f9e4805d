const nameOf = (recordingId: string) => `recording ${recordingId}`;

/** Marks a recording as being made, so that no other tab offers to finish it. */
export function lockRecording(recordingId: string): () => void {
  let release = () => undefined as void;
  const done = new Promise<void>((resolve) => {
    release = resolve;
  });
  void navigator.locks?.request(nameOf(recordingId), () => done);
  return release;
}

/** Whether a tab of this browser is making this recording. */
export async function isBeingRecorded(recordingId: string): Promise<boolean> {
  const { held: locks = [] } = (await navigator.locks?.query()) ?? {};
  return locks.some(({ name }) => name === nameOf(recordingId));
}
