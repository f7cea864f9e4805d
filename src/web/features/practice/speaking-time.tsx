import { useEffect, useState } from 'react';
import { maxSpokenSeconds } from '#domain/practice/practice-limits.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';

/** How long the student spoke: from a stopwatch, or typed. Gives the pace. */
export function SpeakingTime({
  seconds,
  onChange,
}: {
  seconds: number | null;
  onChange: (seconds: number | null) => void;
}) {
  const t = useTexts();
  const [since, setSince] = useState<number | null>(null);
  const [passed, setPassed] = useState(0);
  useEffect(() => {
    if (since === null) return undefined;
    const timer = setInterval(() => setPassed(secondsSince(since)), 500);
    return () => clearInterval(timer);
  }, [since]);
  const toggle = () => {
    if (since === null) {
      setPassed(0);
      setSince(Date.now());
      return;
    }
    onChange(Math.min(maxSpokenSeconds, Math.max(1, secondsSince(since))));
    setSince(null);
  };
  return (
    <div className="flex flex-wrap items-end gap-3">
      <Field label={t('practice.spoken')} help={t('practice.spoken-help')} className="min-w-0">
        <Input
          type="number"
          inputMode="numeric"
          min={1}
          max={maxSpokenSeconds}
          value={since === null ? (seconds ?? '') : passed}
          readOnly={since !== null}
          onChange={({ target }) => {
            const typed = Math.round(Number(target.value));
            onChange(typed >= 1 && typed <= maxSpokenSeconds ? typed : null);
          }}
          className="w-32"
        />
      </Field>
      <Button onClick={toggle} className="mb-6">
        {t(since === null ? 'practice.stopwatch-start' : 'practice.stopwatch-stop')}
      </Button>
    </div>
  );
}

const secondsSince = (start: number) => Math.round((Date.now() - start) / 1000);
