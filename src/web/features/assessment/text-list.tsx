import { Plus, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Input } from '#web/ui/input.tsx';

type Props = {
  legend: ReactNode;
  values: readonly string[];
  onChange: (values: string[]) => void;
  labelOf: (at: number) => string;
  addText: string;
  most: number;
  least: number;
  maxLength: number;
};

/** A short list of texts, one field each. Enter in the last one adds another. */
export function TextList(props: Props) {
  const { legend, values, onChange, labelOf, addText, most, least, maxLength } = props;
  const t = useTexts();
  const set = (at: number, value: string) =>
    onChange(values.map((each, index) => (index === at ? value : each)));
  const add = () => onChange([...values, '']);
  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
      <legend className="mb-1 text-13 font-medium text-ink">{legend}</legend>
      {values.map((value, at) => (
        <div key={at} className="flex items-end gap-1">
          <Field label={labelOf(at)} hideLabel className="grow">
            <Input
              value={value}
              maxLength={maxLength}
              placeholder={labelOf(at)}
              autoComplete="off"
              onChange={(event) => set(at, event.target.value)}
            />
          </Field>
          {values.length > least && (
            <IconButton
              icon={X}
              label={t('dashboard.remove-name', { name: labelOf(at) })}
              onClick={() => onChange(values.filter((_, index) => index !== at))}
            />
          )}
        </div>
      ))}
      {values.length < most && (
        <Button icon={Plus} size="sm" variant="ghost" className="-ms-2 self-start" onClick={add}>
          {addText}
        </Button>
      )}
    </fieldset>
  );
}
