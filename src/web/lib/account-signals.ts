const channelName = 'firstrung-account';

let opened: BroadcastChannel | undefined;

/** One channel per page: a BroadcastChannel never receives its own messages. */
const channel = () => (opened ??= new BroadcastChannel(channelName));

let isOwnChange = false;

/**
 * Ignores account changes while this page makes one itself, because it then navigates on its own.
 */
export function holdReload(isOn: boolean): void {
  isOwnChange = isOn;
}

/** Reloads the page because the account changed in another tab. */
export function reloadForAccount(): void {
  if (!isOwnChange) window.location.reload();
}

/**
 * Goes to the sign-in page, which shows why the session was ended; reloads when no reason is known.
 */
export function leaveForReason(why: string | undefined): void {
  if (why === undefined) return reloadForAccount();
  const error = why.toLowerCase().replaceAll('_', '-');
  if (!isOwnChange) window.location.assign(`/login?error=${error}`);
}

const signedOut = new EventTarget();

/** Reports that the server refused a call because nobody is signed in any more. */
export function announceSignedOut(): void {
  if (!isOwnChange) signedOut.dispatchEvent(new Event('refused'));
}

let listeners = 0;

export function onSignedOut(callback: () => void): () => void {
  signedOut.addEventListener('refused', callback);
  listeners += 1;
  return () => {
    signedOut.removeEventListener('refused', callback);
    listeners -= 1;
  };
}

/** Whether the page itself answers such a refusal: the first time, in a dialog. */
export const explainsSignedOut = (): boolean => listeners > 0 && !isOwnChange;

/** Notifies this browser's other tabs of a sign-in or sign-out. */
export function announceAccountChange(): void {
  channel().postMessage('changed');
}

/**
 * Calls back when another tab signs in or out, and when a page is restored from the back/forward
 * cache.
 */
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
