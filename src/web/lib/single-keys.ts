const key = 'firstrung-single-keys';

/** Whether single-character shortcuts are enabled in this browser (default: on). */
export function areSingleKeysOn(): boolean {
  try {
    return localStorage.getItem(key) !== 'off';
  } catch {
    return true;
  }
}

/** Turns single-character shortcuts on or off in this browser. */
export function setSingleKeys(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(key);
    else localStorage.setItem(key, 'off');
  } catch {
    // Without storage they are on again on the next page.
  }
}
