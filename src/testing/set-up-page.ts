import { vi } from 'vitest';

// Tests of components only; other tests need no library of queries.
if ('document' in globalThis) {
  // Files of one process share a window, and our modules keep what a page knows: a new page each.
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  vi.resetModules();
  document.head.replaceChildren();
  document.body.replaceChildren();
  for (const storage of [localStorage, sessionStorage]) storage.clear();
  history.replaceState(null, '', '/');
  const { notifyManager } = await import('@tanstack/react-query');
  // In a timer, as by default, what a query changes could come after `act` has ended.
  notifyManager.setScheduler(queueMicrotask);
}
