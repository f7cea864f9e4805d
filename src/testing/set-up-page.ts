// Tests of components only; other tests need no library of queries.
if ('document' in globalThis) {
  const { notifyManager } = await import('@tanstack/react-query');
  // In a timer, as by default, what a query changes could come after `act` has ended.
  notifyManager.setScheduler(queueMicrotask);
  // Files of one process share a page: what the one before stored is gone.
  for (const storage of [localStorage, sessionStorage]) storage.clear();
}

export {};
