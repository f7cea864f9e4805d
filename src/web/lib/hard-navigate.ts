/** Loads another page. Never resolves, so that a form stays busy until the page unloads. */
export function hardNavigate(path: string): Promise<never> {
  window.location.assign(path);
  return new Promise(() => undefined);
}

/** Lets the server render the whole page again, after a moment to read what was saved. */
export function reloadSoon(): void {
  setTimeout(() => window.location.reload(), 600);
}
