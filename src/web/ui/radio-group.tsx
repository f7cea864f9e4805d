import type { LucideIcon } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { joinClasses } from './join-classes.ts';

export type RadioOption = {
  value: string;
  label: ReactNode;
  description?: ReactNode;
  icon?: LucideIcon;
  /** Above the label, as wide as the option. */
  picture?: ReactNode;
  disabled?: boolean;
};

/**
 * All other props (`name`, `onBlur`, `ref`, a form library's `register`) go to each radio button.
 */
export type RadioGroupProps = Omit<
  ComponentProps<'input'>,
  'type' | 'value' | 'defaultValue' | 'checked' | 'size'
> & {
  name: string;
  legend: ReactNode;
  hideLegend?: boolean;
  options: readonly RadioOption[];
  value?: string | undefined;
  defaultValue?: string | undefined;
  onValueChange?: (value: string) => void;
  help?: ReactNode;
  error?: string | undefined;
  /** list: plain rows; cards: large options; segmented: two to four short labels in one bar. */
  look?: 'list' | 'cards' | 'segmented';
};

const looks = {
  list: {
    box: 'flex flex-col gap-1',
    option: 'touch-height flex items-start gap-2.5 py-1 pointer-coarse:py-2.5',
  },
  cards: {
    box: 'grid gap-3 sm:grid-cols-2',
    option:
      'flex items-start gap-3 rounded-card border border-line bg-surface p-4 transition-colors hover:border-line-strong has-checked:border-primary has-checked:bg-primary-soft',
  },
  segmented: {
    box: 'inline-flex max-w-full flex-wrap gap-0.5 rounded-control border border-line bg-hover p-0.5',
    option:
      'touch-height relative inline-flex min-h-7 items-center justify-center gap-1.5 rounded-[0.375rem] border border-transparent px-3 text-13 text-ink-muted transition-colors hover:text-ink has-checked:border-line has-checked:bg-surface has-checked:font-medium has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-primary forced-colors:has-checked:bg-[Highlight] forced-colors:has-checked:text-[HighlightText] forced-colors:has-checked:forced-color-adjust-none',
  },
};

export function RadioGroup({
  legend,
  hideLegend,
  options,
  value,
  defaultValue,
  onValueChange,
  onChange,
  help,
  error,
  look = 'list',
  className,
  required,
  ...rest
}: RadioGroupProps) {
  const noteId = useId();
  const note = error ?? help;
  return (
    <fieldset
      className={joinClasses('min-w-0', className)}
      aria-describedby={note ? noteId : undefined}
    >
      <legend
        className={joinClasses('mb-1.5 text-13 font-medium text-ink', hideLegend && 'sr-only')}
      >
        {legend}
        {required && (
          <span aria-hidden="true" className="ms-0.5 text-danger">
            *
          </span>
        )}
      </legend>
      <div className={looks[look].box}>
        {options.map((option) => (
          <label
            key={option.value}
            className={joinClasses(
              looks[look].option,
              option.picture !== undefined && 'flex-wrap content-start',
            )}
          >
            {option.picture !== undefined && <span className="basis-full">{option.picture}</span>}
            <input
              {...rest}
              type="radio"
              required={required}
              value={option.value}
              disabled={option.disabled ?? rest.disabled}
              {...(value === undefined
                ? { defaultChecked: defaultValue === option.value }
                : { checked: value === option.value })}
              onChange={(event) => {
                onChange?.(event);
                onValueChange?.(option.value);
              }}
              className={
                look === 'segmented'
                  ? 'absolute inset-0 cursor-pointer appearance-none rounded-[inherit] focus-visible:outline-none'
                  : 'mt-0.5 size-4 shrink-0 appearance-none rounded-chip border border-line-strong bg-surface transition-[border-width,border-color] checked:border-5 checked:border-primary hover:border-primary disabled:opacity-50 forced-colors:appearance-auto'
              }
            />
            {option.icon && (
              <option.icon
                size={16}
                aria-hidden="true"
                className="mt-0.5 shrink-0 text-ink-muted"
              />
            )}
            <span className={joinClasses('min-w-0', option.picture !== undefined && 'flex-1')}>
              <span
                className={joinClasses(
                  look === 'cards' && 'font-medium',
                  look !== 'segmented' && 'text-ink',
                )}
              >
                {option.label}
              </span>
              {option.description && (
                <span className="block text-13 text-ink-muted">{option.description}</span>
              )}
            </span>
          </label>
        ))}
      </div>
      {note && (
        <p
          id={noteId}
          className={joinClasses('mt-1.5 text-13', error ? 'text-danger' : 'text-ink-muted')}
        >
          {note}
        </p>
      )}
    </fieldset>
  );
}
