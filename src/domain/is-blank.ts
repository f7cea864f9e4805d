const unseen = /^[\p{C}\p{Z}\p{Mn}\u115f\u1160\u2800\u3164\uffa0]*$/u;

/**
 * Whether text is invisible: empty, or only spaces, fillers, and joining or direction characters.
 */
export function isBlank(text: string): boolean {
  return unseen.test(text);
}
