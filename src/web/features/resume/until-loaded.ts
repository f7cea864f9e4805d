const againAfterMs = 2000;

/** Loads code, and asks again until it comes: who is offline goes on with the rest of the page. */
export async function untilLoaded<T>(load: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, againAfterMs));
    }
  }
}
