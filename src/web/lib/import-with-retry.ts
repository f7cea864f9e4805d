const retryAfterMs = 2000;
const maxMissing = 3;

/**
 * Loads code that opens beside user input, such as a dialog over a form: a failed import would
 * replace the form with the error page. Retries while the server is unreachable, and fails once the
 * server responds that the file no longer exists.
 */
export async function importWithRetry<T>(load: () => Promise<T>): Promise<T> {
  for (let missing = 0; ;) {
    try {
      return await load();
    } catch (error) {
      if (import.meta.env.SSR) throw error;
      if (await isServerReachable()) missing += 1;
      if (missing === maxMissing) throw error;
      await new Promise((resolve) => setTimeout(resolve, retryAfterMs));
    }
  }
}

const isServerReachable = () =>
  fetch('/livez', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
