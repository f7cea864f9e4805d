import { useEffect, useEffectEvent } from 'react';
import { api } from '#web/lib/api.ts';
import { readStored, writeStored } from '#web/lib/browser-storage.ts';
import { localDraftPrefix } from '#web/lib/local-drafts.ts';

const key = `${localDraftPrefix}left-test`;

/**
 * Counts how often the student leaves the page during a test. A page that is unloaded can't know
 * whether it is reloaded, which doesn't count: the next one does.
 */
export function useLeaves(attemptId: string): void {
  const count = useEffectEvent(
    () => void api.skillTest.recordTabSwitch.call({ attemptId }).catch(() => undefined),
  );
  const start = useEffectEvent(() => {
    const unloadedAt = takeUnload(attemptId);
    if (unloadedAt !== null && !isReloadSince(unloadedAt)) count();
  });
  useEffect(() => {
    let isUnloading = false;
    const onPageHide = () => {
      isUnloading = true;
      // Otherwise it is counted already.
      if (document.visibilityState === 'visible')
        writeStored('local', key, `${Date.now()} ${attemptId}`);
    };
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      isUnloading = false;
      if (!persisted) return;
      takeUnload(attemptId);
      count();
    };
    const onVisibility = () => {
      if (document.visibilityState === 'hidden' && !isUnloading) count();
    };
    start();
    addEventListener('pagehide', onPageHide);
    addEventListener('pageshow', onPageShow);
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      removeEventListener('pagehide', onPageHide);
      removeEventListener('pageshow', onPageShow);
      document.removeEventListener('visibilitychange', onVisibility);
    };
  }, [attemptId]);
}

/** When this test's page was unloaded, if nobody has asked since. */
function takeUnload(attemptId: string): number | null {
  const [at, id] = readStored('local', key)?.split(' ') ?? [];
  if (at === undefined) return null;
  writeStored('local', key, null);
  return id === attemptId ? Number(at) : null;
}

/** How long a reload may take that fails at first and is tried again. */
const retryMs = 60_000;

/** A reload begins before the page is unloaded; one much later is that of another page. */
function isReloadSince(unloadedAt: number): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  const isReload =
    navigation instanceof PerformanceNavigationTiming && navigation.type === 'reload';
  return isReload && unloadedAt >= performance.timeOrigin - retryMs;
}
