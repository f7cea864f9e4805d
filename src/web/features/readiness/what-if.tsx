import { useId, useState } from 'react';
import {
  type MeasuredReadiness,
  type ReadinessPart,
  readinessOf,
  readinessParts,
} from '#domain/readiness/readiness-of.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';

/** Sliders that show the score that other values would give. Nothing is stored. */
export function WhatIf({ values }: { values: MeasuredReadiness }) {
  const t = useTexts();
  const [tried, setTried] = useState<Partial<MeasuredReadiness>>({});
  const now = readinessOf(values);
  const predicted = readinessOf({ ...values, ...tried });
  const isSame = readinessParts.every((part) => (tried[part] ?? values[part]) === values[part]);
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <p className="text-13 text-ink-muted">{t('readiness.what-if.text')}</p>
      <div className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
        {readinessParts.map((part) => (
          <PartSlider
            key={part}
            part={part}
            value={tried[part] ?? values[part]}
            onChange={(value) => setTried({ ...tried, [part]: value })}
          />
        ))}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line pt-3">
        <p role="status" className="text-14 text-ink">
          {resultText()}
        </p>
        {!isSame && (
          <Button size="sm" onClick={() => setTried({})}>
            {t('readiness.what-if.reset')}
          </Button>
        )}
      </div>
    </div>
  );

  function resultText() {
    if (predicted === null) return t('readiness.what-if.none');
    if (isSame) return t('readiness.what-if.same');
    const { score, level, measured } = predicted;
    const share = measured / 100;
    return (
      <>
        <span className="block text-13 text-ink-muted">{t('readiness.what-if.predicted')}</span>
        <strong className="font-semibold">
          {now === null
            ? t('readiness.what-if.first', { score, share })
            : t('readiness.what-if.result', { score, now: now.score, share })}
        </strong>
        {level && (
          <span className="block text-13 text-ink-muted">
            {t('readiness.level', {
              name: t(`readiness.levels.${level.name}`),
              number: level.number,
            })}
          </span>
        )}
      </>
    );
  }
}

type PartSliderProps = {
  part: ReadinessPart;
  value: number | null;
  onChange: (value: number) => void;
};

function PartSlider({ part, value, onChange }: PartSliderProps) {
  const t = useTexts();
  const id = useId();
  const text = value === null ? t('readiness.unmeasured') : t('readiness.value', { value });
  return (
    <div className="min-w-0">
      <div className="flex items-baseline justify-between gap-3 text-13">
        <label htmlFor={id} className="font-medium text-ink">
          {t(`readiness.part.${part}`)}
        </label>
        <span className="text-ink-muted tabular-nums">{text}</span>
      </div>
      <input
        id={id}
        type="range"
        min={0}
        max={100}
        step={1}
        value={value ?? 0}
        aria-valuetext={text}
        onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
        className="mt-1 h-6 w-full accent-primary pointer-coarse:h-11"
      />
    </div>
  );
}
