/** Loads another page. Never ends, so that a form stays busy until it is gone. */
export function leaveTo(path: string): Promise<never> {
  window.location.assign(path);
  return new Promise(() => undefined);
}
