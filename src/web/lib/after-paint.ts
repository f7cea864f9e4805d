/**
 * Runs after the next paint what would hold it up, so that the browser shows at once that a key or
 * a click arrived.
 */
export const afterPaint = (act: () => void): void =>
  void requestAnimationFrame(() => void setTimeout(act, 0));
