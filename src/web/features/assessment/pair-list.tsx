import { Plus, X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import { FieldError } from '#web/ui/field-error.tsx';
import { Field } from '#web/ui/field.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Input } from '#web/ui/input.tsx';

type Pair = [string, string];
type Props = {
  legend: ReactNode;
  labels: Pair;
  addText: string;
  pairs: readonly Pair[];
  onChange: (pairs: Pair[]) => void;
  most: number;
  least: number;
  maxLengths: [number, number];
  /** Shown below. */
  error: string | undefined;
  /** Which texts `error` is about. */
  isFaulty: (pair: Pair, place: 0 | 1, at: number) => boolean;
};

/** Rows of two short texts: a criterion with what it means, a case with its result. */
export function PairList(props: Props) {
  const { legend, labels, addText, pairs, onChange, most, least, maxLengths } = props;
  const { error, isFaulty } = props;
  const t = useTexts();
  const errorId = useId();
  const set = (at: number, place: 0 | 1, value: string) =>
    onChange(
      pairs.map((pair, index) =>
        index === at ? (place === 0 ? [value, pair[1]] : [pair[0], value]) : [...pair],
      ),
    );
  return (
    <fieldset className="flex min-w-0 flex-col gap-3">
      <legend className="mb-1 text-13 font-medium text-ink">{legend}</legend>
      {pairs.map((pair, at) => (
        <div key={at} className="flex items-start gap-1">
          <div className="grid min-w-0 grow gap-2 sm:grid-cols-2">
            {([0, 1] as const).map((place) => (
              <Field key={place} label={`${labels[place]} ${at + 1}`} hideLabel className="min-w-0">
                <Input
                  value={pair[place]}
                  placeholder={labels[place]}
                  maxLength={maxLengths[place]}
                  autoComplete="off"
                  {...(error &&
                    isFaulty(pair, place, at) && {
                      'aria-invalid': true,
                      'aria-describedby': errorId,
                    })}
                  onChange={(event) => set(at, place, event.target.value)}
                />
              </Field>
            ))}
          </div>
          {pairs.length > least && (
            <IconButton
              icon={X}
              label={t('dashboard.remove-name', { name: `${labels[0]} ${at + 1}` })}
              onClick={() =>
                onChange(pairs.filter((_, index) => index !== at).map((each) => [...each]))
              }
            />
          )}
        </div>
      ))}
      {error && <FieldError id={errorId}>{error}</FieldError>}
      {pairs.length < most && (
        <Button
          icon={Plus}
          size="sm"
          variant="ghost"
          className="-ms-2 self-start"
          onClick={() => onChange([...pairs.map((each): Pair => [...each]), ['', '']])}
        >
          {addText}
        </Button>
      )}
    </fieldset>
  );
}
