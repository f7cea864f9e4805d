import { useEffect, useState } from 'react';

/**
 * Whole seconds until `endsAt`, by the server's time when the page got it. The device's clock may be
 * wrong or change; the time since then is measured without it.
 */
export function useCountdown({ now, endsAt }: { now: Date; endsAt: Date }): number {
  const [left, setLeft] = useState(() => secondsOf(endsAt.getTime() - now.getTime()));
  useEffect(() => {
    const since = performance.now();
    const tick = () =>
      setLeft(secondsOf(endsAt.getTime() - now.getTime() - (performance.now() - since)));
    tick();
    const timer = setInterval(tick, 250);
    return () => clearInterval(timer);
  }, [now, endsAt]);
  return left;
}

const secondsOf = (ms: number) => Math.max(0, Math.ceil(ms / 1000));
