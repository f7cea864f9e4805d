import { type RefObject, useEffect, useRef, useState } from 'react';

/** Whether an element was in view at any time; what is not, need not be drawn. */
export function useCameNear<Kind extends Element>(
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
