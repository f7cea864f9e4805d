import { salaryScale, type SearchUrl } from '#domain/search/search-url.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { searchFormId } from './search-ids.ts';

/** Two numbers, in lakhs of rupees per year. */
export function LakhRange({ address: { salaryMin, salaryMax } }: { address: SearchUrl }) {
  const t = useTexts();
  const numbers = [
    ['salaryMin', t('search.filters.min-lpa'), salaryMin],
    ['salaryMax', t('search.filters.max-lpa'), salaryMax],
  ] as const;
  return (
    <div className="mt-1 grid grid-cols-2 gap-3">
      {numbers.map(([name, label, value]) => (
        <Field key={name} label={label}>
          <Input
            name={name}
            form={searchFormId}
            type="number"
            inputMode="numeric"
            min={0}
            max={salaryScale.lpa.max}
            step={1}
            defaultValue={value ?? ''}
            placeholder={t('search.filters.any')}
          />
        </Field>
      ))}
    </div>
  );
}
