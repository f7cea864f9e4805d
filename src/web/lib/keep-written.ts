/** For a part of a page that can't be loaded: in the browser what the server wrote stays as it stands; a server without a part of its build must not start. */
export function keepWritten(error: unknown): null {
  if (import.meta.env.SSR) throw error;
  return null;
}
