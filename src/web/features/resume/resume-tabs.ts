const channelName = 'firstrung-resume';

/** One tab of this browser with one resume open in it. */
type Place = { resumeId: string; tab: string };

/** Tells the other tabs that this one saved. */
export function tellTabs({ resumeId, tab }: Place): void {
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
