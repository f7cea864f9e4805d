import { useEffect } from 'react';
import { isRecorderPath } from '#domain/recording/recorder-path.ts';

/**
 * Only a recorder's own document may use the camera. A page that was reached from another one
 * without loading still has that one's policy, so it loads itself.
 */
export function useOwnDocument(isNeeded = true): void {
  useEffect(() => {
    const [loaded] = performance.getEntriesByType('navigation');
    if (isNeeded && loaded && !isRecorderPath(new URL(loaded.name).pathname)) location.reload();
  }, [isNeeded]);
}
