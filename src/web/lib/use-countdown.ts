import { useEffect, useState } from 'react';
import { msSince } from './first-seen.ts';

/** Whole seconds until `endsAt`, by the server's time when the browser got it. */
export function useCountdown({ now, endsAt }: { now: Date; endsAt: Date }): number {
  const [left, setLeft] = useState(() => secondsLeft(now, endsAt));
  useEffect(() => {
    const tick = () => setLeft(secondsLeft(now, endsAt));
    tick();
    const timer = setInterval(tick, 250);
    return () => clearInterval(timer);
  }, [now, endsAt]);
  return left;
}

const secondsLeft = (now: Date, endsAt: Date) =>
  Math.max(0, Math.ceil((endsAt.getTime() - now.getTime() - msSince(now)) / 1000));
