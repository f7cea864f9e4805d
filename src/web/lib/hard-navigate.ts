/** Loads another page. Never resolves, so that a form stays busy until the page unloads. */
export function hardNavigate(path: string): Promise<never> {
  window.location.assign(path);
  return new Promise(() => undefined);
}
