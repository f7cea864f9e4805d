import { Plus, X } from 'lucide-react';
import { type ClipboardEvent, type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import { findFaulty } from '#domain/assessment/find-assessment-problems.ts';
import { pastedLines } from '#domain/assessment/pasted-lines.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import { FieldError } from '#web/ui/field-error.tsx';
import { Field } from '#web/ui/field.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Input } from '#web/ui/input.tsx';
import { toast } from '#web/ui/toast-store.ts';

type Props = {
  legend: ReactNode;
  values: readonly string[];
  onChange: (values: string[]) => void;
  labelOf: (at: number) => string;
  addText: string;
  most: number;
  least: number;
  maxLength: number;
  /** Shown below; marks blank and repeated texts. */
  error: string | undefined;
};

/**
 * A short list of texts, one field each. Enter goes to the next one, or adds it; a pasted list fills
 * this field and those after it.
 */
export function TextList(props: Props) {
  const { legend, values, onChange, labelOf, addText, most, least, maxLength, error } = props;
  const t = useTexts();
  const errorId = useId();
  const faulty = error === undefined ? [] : findFaulty(values);
  const set = (at: number, value: string) =>
    onChange(values.map((each, index) => (index === at ? value : each)));
  const fields = useRef<HTMLFieldSetElement>(null);
  const focus = (at: number) => fields.current?.querySelectorAll('input').item(at).focus();
  const add = () => {
    flushSync(() => onChange([...values, '']));
    focus(values.length);
  };
  const next = (event: KeyboardEvent, at: number) => {
    const isPlain = !event.ctrlKey && !event.metaKey && !event.nativeEvent.isComposing;
    if (event.key !== 'Enter' || !isPlain) return;
    event.preventDefault();
    if (at < values.length - 1) focus(at + 1);
    else if (values.length < most && values[at]?.trim()) add();
  };
  const paste = (event: ClipboardEvent, at: number) => {
    const lines = pastedLines(event.clipboardData.getData('text/plain'));
    if (lines.length < 2) return;
    event.preventDefault();
    // Entries that were typed after this one stay, behind the pasted ones.
    const after = values.slice(at + 1).filter((each) => each.trim() !== '');
    const all = [
      ...values.slice(0, at),
      ...lines.map((each) => each.slice(0, maxLength)),
      ...after,
    ];
    const newValues = [...all.slice(0, most), ...values.map(() => '')].slice(
      0,
      Math.max(Math.min(all.length, most), values.length),
    );
    flushSync(() => onChange(newValues));
    focus(Math.min(at + lines.length, newValues.length) - 1);
    if (all.length > most)
      toast({ title: t('assessment.editor.pasted', { count: most }), tone: 'neutral' });
  };
  return (
    <fieldset ref={fields} className="flex min-w-0 flex-col gap-2">
      <legend className="mb-1 text-13 font-medium text-ink">{legend}</legend>
      {values.map((value, at) => (
        <div key={at} className="flex items-end gap-1">
          <Field label={labelOf(at)} hideLabel className="grow">
            <Input
              value={value}
              maxLength={maxLength}
              placeholder={labelOf(at)}
              autoComplete="off"
              {...(faulty.includes(at) && {
                'aria-invalid': true,
                'aria-describedby': errorId,
              })}
              onChange={(event) => set(at, event.target.value)}
              onKeyDown={(event) => next(event, at)}
              onPaste={(event) => paste(event, at)}
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
      {error && <FieldError id={errorId}>{error}</FieldError>}
      {values.length < most && (
        <Button icon={Plus} size="sm" variant="ghost" className="-ms-2 self-start" onClick={add}>
          {addText}
        </Button>
      )}
    </fieldset>
  );
}
