const againAfterMs = 2000;
const mostMissing = 3;

/**
 * Loads code, and asks again until it comes: who is offline goes on with the rest of the page. Fails when the server answers but no longer has it, as after
 * an update; then the page has to be loaded anew.
 */
export async function untilLoaded<T>(load: () => Promise<T>): Promise<T> {
  for (let missing = 0; ;) {
    try {
      return await load();
    } catch (error) {
      if (import.meta.env.SSR) throw error;
      if (await isServerThere()) missing += 1;
      if (missing === mostMissing) throw error;
      await new Promise((resolve) => setTimeout(resolve, againAfterMs));
    }
  }
}

const isServerThere = () =>
  fetch('/livez', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
