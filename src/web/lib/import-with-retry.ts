const retryAfterMs = 2000;
const mostMissing = 3;

/**
 * Loads code that opens beside something typed, such as a dialog over a form: a failed import would show the error page instead
 * of the form. Retries while the server is unreachable, and gives up when it answers but no longer has the file.
 */
export async function importWithRetry<T>(load: () => Promise<T>): Promise<T> {
  for (let missing = 0; ;) {
    try {
      return await load();
    } catch (error) {
      if (import.meta.env.SSR) throw error;
      if (await isServerReachable()) missing += 1;
      if (missing === mostMissing) throw error;
      await new Promise((resolve) => setTimeout(resolve, retryAfterMs));
    }
  }
}

const isServerReachable = () =>
  fetch('/livez', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
