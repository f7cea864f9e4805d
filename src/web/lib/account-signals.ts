const channelName = 'firstrung-account';

let opened: BroadcastChannel | undefined;

/** One for the whole page: a channel hears all others but itself, so a page is not told what it said. */
const channel = () => (opened ??= new BroadcastChannel(channelName));

let isOwnChange = false;

/** While this page changes the account itself it also goes on by itself: what it hears of that is no news to it. */
export function holdReload(isHeld: boolean): void {
  isOwnChange = isHeld;
}

/** Loads the page anew because its account changed elsewhere. */
export function reloadForAccount(): void {
  if (!isOwnChange) window.location.reload();
}

/** Goes where the reason is said for which somebody else ended the session of this page; without one, to what is left of it. */
export function leaveForReason(why: string | undefined): void {
  if (why === undefined) return reloadForAccount();
  const error = why.toLowerCase().replaceAll('_', '-');
  if (!isOwnChange) window.location.assign(`/login?error=${error}`);
}

/** Tells this browser's other tabs that the account changed: signed in, or out. */
export function announceAccountChange(): void {
  channel().postMessage('changed');
}

/** Calls back when another tab signed in or out, and when an old page comes back from the browser's memory. */
export function onAccountChange(callback: () => void): () => void {
  channel().addEventListener('message', callback);
  const onShow = (event: PageTransitionEvent) => {
    if (event.persisted) callback();
  };
  window.addEventListener('pageshow', onShow);
  return () => {
    channel().removeEventListener('message', callback);
    window.removeEventListener('pageshow', onShow);
  };
}
