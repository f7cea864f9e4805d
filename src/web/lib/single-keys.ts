const key = 'firstrung-single-keys';

/** Whether keys that are a single character do something in this browser; they do until they are turned off. */
export function areSingleKeysOn(): boolean {
  try {
    return localStorage.getItem(key) !== 'off';
  } catch {
    return true;
  }
}

/** Turns keys that are a single character on or off in this browser. */
export function setSingleKeys(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(key);
    else localStorage.setItem(key, 'off');
  } catch {
    // A browser that keeps nothing has them on again on the next page.
  }
}
