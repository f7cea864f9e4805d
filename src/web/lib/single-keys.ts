import { readStored, writeStored } from './browser-storage.ts';

const key = 'firstrung-single-keys';

/** Whether single-character shortcuts are enabled in this browser (default: on). */
export function areSingleKeysOn(): boolean {
  return readStored('local', key) !== 'off';
}

/**
 * Turns single-character shortcuts on or off in this browser. Without storage they are on again on
 * the next page.
 */
export function setSingleKeys(isOn: boolean): void {
  writeStored('local', key, isOn ? null : 'off');
}
