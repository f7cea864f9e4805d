declare global {
  interface Window {
    /** The last button clicked before hydration; null once React handles clicks. */
    earlyClick?: HTMLButtonElement | null;
    /** What was typed for the palette before its input is there; undefined while none is awaited. */
    typedAhead?: string | undefined;
  }
}

/** Inline script: remembers the last click on a button that has no effect without scripts. */
export const recordEarlyClick = `document.addEventListener('click',function(e){
var b=e.target.closest&&e.target.closest('button[type=button]');if(b&&window.earlyClick!==null)window.earlyClick=b},true)`;

/**
 * Inline script: Ctrl+K before hydration counts as a click on the palette's button, and letters
 * typed until the palette's input is there are kept for it.
 */
export const recordEarlyKeys = `document.addEventListener('keydown',function(e){
var w=window,t=w.typedAhead,c=e.ctrlKey||e.metaKey,b;
if(w.earlyClick!==null&&c&&e.key.toLowerCase()==='k'){b=document.querySelector('button[aria-keyshortcuts~="Control+K"]');
if(b){w.earlyClick=b;w.typedAhead='';e.preventDefault()}}
else if(typeof t!=='string'||c||e.altKey||e.isComposing)return;
else if(e.key==='Escape')w.typedAhead=undefined;
else if(e.key==='Backspace')w.typedAhead=t.slice(0,-1);
else if([...e.key].length===1){w.typedAhead=t+e.key;e.preventDefault()}},true);
document.addEventListener('pointerdown',function(e){if(e.isTrusted)window.typedAhead=undefined},true)`;

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
