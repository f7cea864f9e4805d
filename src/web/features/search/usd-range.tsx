import { useId, useState } from 'react';
import { NavigationType, useLocation, useNavigation, useNavigationType } from 'react-router';
import { salaryScale, type SearchUrl } from '#domain/search/search-url.ts';
import { useFormat, useTexts } from '#web/lib/texts.tsx';
import { searchFormId } from './search-ids.ts';

const { max, step } = salaryScale.usd;

/** The salary filter of the public page: two sliders, whose ends mean 'any'. */
export function UsdRange({ address }: { address: SearchUrl }) {
  const t = useTexts();
  return (
    <>
      <Slider
        name="salaryMin"
        label={t('search.filters.from')}
        any={0}
        given={address.salaryMin ?? 0}
      />
      <Slider
        name="salaryMax"
        label={t('search.filters.to')}
        any={max}
        given={address.salaryMax ?? max}
      />
    </>
  );
}

type SliderProps = { name: string; label: string; any: number; given: number };

function Slider({ name, label, any, given }: SliderProps) {
  const t = useTexts();
  const format = useFormat();
  const id = useId();
  // The slider's position until the URL reflects it: an earlier navigation must not reset it.
  const location = useLocation();
  const isIdle = useNavigation().state === 'idle';
  const cameBack = useNavigationType() === NavigationType.Pop;
  const [moved, setMoved] = useState<{ to: number; at: typeof location } | null>(null);
  const isThere = isIdle && moved?.to === given;
  if (moved && (isThere || (cameBack && moved.at !== location))) setMoved(null);
  const value = moved?.to ?? given;
  const text =
    value === any
      ? t('search.filters.any')
      : format.number(value, { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });
  return (
    <div className="mt-1">
      <div className="flex justify-between gap-2 text-13">
        <label htmlFor={id} className="text-ink-muted">
          {label}
        </label>
        <span aria-hidden="true" className="font-medium tabular-nums">
          {text}
        </span>
      </div>
      <input
        id={id}
        type="range"
        name={name}
        form={searchFormId}
        min={0}
        max={max}
        step={step}
        value={value}
        aria-valuetext={text}
        onChange={(event) => setMoved({ to: Number(event.target.value), at: location })}
        className="mt-1 h-6 touch-height w-full cursor-pointer"
      />
    </div>
  );
}
