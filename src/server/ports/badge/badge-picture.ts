import { Resvg } from '@resvg/resvg-js';

/** A medal with a tick: the words are in the badge that is baked into it. */
export const badgePicture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 240" width="480" height="480"><path d="M78 138 54 226l40-14 26 24 26-24 40 14-24-88z" fill="#b45309"/><circle cx="120" cy="100" r="84" fill="#0f766e"/><circle cx="120" cy="100" r="68" fill="none" stroke="#fff" stroke-width="6"/><path d="m86 102 24 24 46-50" fill="none" stroke="#fff" stroke-width="14" stroke-linecap="round" stroke-linejoin="round"/></svg>`;

let made: Uint8Array | undefined;

export function picturePng(): Uint8Array {
  made ??= new Resvg(badgePicture).render().asPng();
  return made;
}
