declare global {
  interface Window {
    /** The last button clicked before hydration; null once React handles clicks. */
    earlyClick?: HTMLButtonElement | null;
  }
}

/** Inline script: remembers the last click on a button that has no effect without scripts. */
export const recordEarlyClick = `document.addEventListener('click',function(e){
var b=e.target.closest&&e.target.closest('button[type=button]');if(b&&window.earlyClick!==null)window.earlyClick=b},true)`;

let clicked: HTMLButtonElement | null = null;

/** Call once React listens: from then on it hydrates what is clicked and handles the click. */
export function stopRecordingClicks(): void {
  clicked = window.earlyClick ?? null;
  window.earlyClick = null;
}

/** Replays the recorded click. Menus open on pointerdown, so that event is sent first. */
export function replayEarlyClick(): void {
  const button = clicked;
  clicked = null;
  if (!button?.isConnected) return;
  const init = { bubbles: true, cancelable: true, button: 0, pointerType: 'mouse' };
  button.dispatchEvent(new PointerEvent('pointerdown', init));
  button.dispatchEvent(new PointerEvent('pointerup', init));
  button.click();
}
