const unseen = /^[\p{C}\p{Z}\p{Mn}\u115f\u1160\u2800\u3164\uffa0]*$/u;

/** Whether a text shows nothing: empty, or only spaces, fillers and characters that join or direct others. */
export function isBlank(text: string): boolean {
  return unseen.test(text);
}
