import { useEffect } from 'react';
import { keepLesson } from '#web/lib/lesson-cache.ts';

const quietMs = 1_500;

/** Keeps a visited page for when there is no connection. Failing changes nothing on the page. */
export function useKeepOffline(path: string, userId: string | undefined): void {
  useEffect(() => {
    if (userId === undefined) return;
    const keep = () => void keepLesson(path, userId).catch(() => undefined);
    const timer = setTimeout(keep, quietMs);
    return () => clearTimeout(timer);
  }, [path, userId]);
}
