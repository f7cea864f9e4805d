import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from './browser-storage.ts';

export type Theme = 'light' | 'dark' | 'system';

const key = 'ui-theme';
const changed = 'firstrung:theme';

/**
 * Runs before the first paint: sets the theme and the signed-in mark, so that neither flickers.
 * Inlined into the page as text, so it must not reference anything outside itself.
 */
export const beforePaint = `(function(){var d=document.documentElement,t=null;try{t=localStorage.getItem('${key}')}catch(e){}
var dark=t==='dark'||(t!=='light'&&matchMedia('(prefers-color-scheme: dark)').matches);
d.dataset.theme=dark?'dark':'light';if(/(^|; )firstrung_signed_in=1/.test(document.cookie))d.dataset.signedIn=''})()`;

const isTheme = (value: unknown): value is Theme =>
  value === 'light' || value === 'dark' || value === 'system';

export function readTheme(): Theme {
  const stored = readStored('local', key);
  return isTheme(stored) ? stored : 'system';
}

/**
 * Applies and stores a theme in this browser; other tabs follow. Without storage it lasts until the
 * page closes.
 */
export function applyTheme(theme: Theme): void {
  writeStored('local', key, theme);
  show(theme);
  window.dispatchEvent(new Event(changed));
}

function show(theme: Theme): void {
  const dark = theme === 'dark' || (theme === 'system' && prefersDark().matches);
  document.documentElement.dataset['theme'] = dark ? 'dark' : 'light';
}

const prefersDark = () => window.matchMedia('(prefers-color-scheme: dark)');

function subscribe(listener: () => void): () => void {
  const follow = () => {
    show(readTheme());
    listener();
  };
  const media = prefersDark();
  window.addEventListener(changed, listener);
  window.addEventListener('storage', follow);
  media.addEventListener('change', follow);
  return () => {
    window.removeEventListener(changed, listener);
    window.removeEventListener('storage', follow);
    media.removeEventListener('change', follow);
  };
}

/** The theme chosen in this browser; 'system' on the server and until hydration. */
export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, readTheme, () => 'system');
}
