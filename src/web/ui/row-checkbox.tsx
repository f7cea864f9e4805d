import { Check, Minus } from 'lucide-react';
import { useEffect, useRef } from 'react';

type RowCheckboxProps = {
  /** For screen readers only: the row shows the same text. */
  label: string;
  checked: boolean;
  /** Indeterminate: some of the rows it covers are selected. */
  mixed?: boolean;
  onToggle: (isOn: boolean, isRange: boolean) => void;
};

/** Selects a row of a list; reports whether Shift was held, for a range. */
export function RowCheckbox({ label, checked, mixed = false, onToggle }: RowCheckboxProps) {
  const input = useRef<HTMLInputElement>(null);
  const isRange = useRef(false);
  useEffect(() => {
    if (input.current) input.current.indeterminate = mixed;
  }, [mixed]);
  const Mark = mixed ? Minus : Check;
  return (
    <label
      data-no-drag=""
      className="relative inline-flex size-6 shrink-0 items-center justify-center pointer-coarse:-m-2.5 pointer-coarse:size-11"
    >
      <input
        ref={input}
        type="checkbox"
        aria-label={label}
        checked={checked}
        onClick={(event) => {
          isRange.current = event.shiftKey;
        }}
        onChange={(event) => onToggle(event.target.checked, isRange.current)}
        className="peer absolute inset-0 size-full appearance-none rounded-small forced-colors:appearance-auto"
      />
      <span
        aria-hidden="true"
        className="pointer-events-none size-4 rounded-small border border-line-strong bg-surface transition-colors peer-checked:border-primary peer-checked:bg-primary peer-indeterminate:border-primary peer-indeterminate:bg-primary peer-hover:border-primary forced-colors:hidden"
      />
      {(checked || mixed) && (
        <Mark
          size={12}
          strokeWidth={3.5}
          aria-hidden="true"
          className="pointer-events-none absolute text-on-primary forced-colors:hidden"
        />
      )}
    </label>
  );
}
