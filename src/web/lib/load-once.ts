/**
 * Loads code once, for `lazy` and for loading it ahead. React renders a component at once when the
 * promise it gets is resolved. Each `import()` is a new promise: React then shows the fallback, and
 * keeps it for 300 ms although the code is there.
 */
export function loadOnce<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined;
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
}
