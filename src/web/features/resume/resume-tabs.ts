const channelName = 'firstrung-resume';

/** A tab of this browser with an open resume. */
type Place = { resumeId: string; tab: string };

/** Notifies the other tabs that this one saved. */
export function notifyTabs({ resumeId, tab }: Place): void {
  const channel = new BroadcastChannel(channelName);
  channel.postMessage({ resumeId, tab } satisfies Place);
  channel.close();
}

/** Calls back when another tab saved the same resume. */
export function onOtherTabs(place: Place, callback: () => void): () => void {
  const channel = new BroadcastChannel(channelName);
  channel.addEventListener('message', ({ data }: MessageEvent<Place>) => {
    if (data.resumeId === place.resumeId && data.tab !== place.tab) callback();
  });
  return () => channel.close();
}
