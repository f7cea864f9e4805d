import { type RefObject, useEffect, useRef, useState } from 'react';

/** Whether an element has ever been in view; elements that have not need no rendering. */
export function useHasBeenVisible<Kind extends Element>(
  isFirst: boolean,
): { ref: RefObject<Kind | null>; isNear: boolean } {
  const ref = useRef<Kind>(null);
  const [isNear, setNear] = useState(isFirst);
  useEffect(() => {
    const element = ref.current;
    if (element === null || isNear) return undefined;
    const watcher = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
    });
    watcher.observe(element);
    return () => watcher.disconnect();
  }, [isNear]);
  return { ref, isNear };
}
