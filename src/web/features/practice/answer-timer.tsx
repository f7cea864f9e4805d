import { Timer } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { msSince } from '#web/lib/first-seen.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { joinClasses } from '#web/ui/join-classes.ts';

const soonMs = 20_000;
/** Announced to screen readers once, at these remaining times. */
const announced = [60, 20];

const msLeft = (now: Date, endsAt: Date) => endsAt.getTime() - now.getTime() - msSince(now);

/** Counts down to the end by the server's clock. */
export function AnswerTimer({
  now,
  endsAt,
  onEnd,
}: {
  now: Date;
  endsAt: Date;
  onEnd: () => void;
}) {
  const t = useTexts();
  const [left, setLeft] = useState(() => msLeft(now, endsAt));
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    const tick = () => {
      const rest = msLeft(now, endsAt);
      setLeft(rest);
      if (rest > 0) return;
      clearInterval(timer);
      end();
    };
    const timer = setInterval(tick, 500);
    return () => clearInterval(timer);
  }, [now, endsAt]);
  const seconds = Math.max(0, Math.ceil(left / 1000));
  const text = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return (
    <>
      <span
        role="timer"
        aria-label={t('practice.time-left')}
        className={joinClasses(
          'inline-flex items-center gap-1.5 rounded-chip px-3 py-1 text-14 font-semibold tabular-nums',
          left <= soonMs ? 'bg-warning-soft text-warning' : 'bg-hover text-ink',
        )}
      >
        <Timer size={16} aria-hidden="true" />
        {text}
      </span>
      <span role="status" className="sr-only">
        {announced.includes(seconds) && t('practice.seconds-left', { seconds })}
      </span>
    </>
  );
}
