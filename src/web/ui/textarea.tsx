import { type ChangeEvent, type ComponentProps, useState } from 'react';
import { controlClass } from './control-class.ts';
import { useFieldControl } from './field-context.ts';
import { joinClasses } from './join-classes.ts';

export type TextareaProps = ComponentProps<'textarea'> & {
  /** Says how much is used, for instance `(used, most) => '120 of 500'`; needs `maxLength`. */
  countText?: (used: number, most: number) => string;
};

export function Textarea({
  className,
  countText,
  maxLength,
  onChange,
  rows = 4,
  ...rest
}: TextareaProps) {
  const wired = useFieldControl(rest);
  const [typed, setTyped] = useState(String(rest.defaultValue ?? '').length);
  const used = rest.value === undefined ? typed : String(rest.value).length;
  const count = (event: ChangeEvent<HTMLTextAreaElement>) => {
    setTyped(event.target.value.length);
    onChange?.(event);
  };
  return (
    <>
      <textarea
        {...rest}
        {...wired}
        rows={rows}
        maxLength={maxLength}
        onChange={count}
        className={joinClasses(
          controlClass,
          'field-sizing-content max-h-96 min-h-24 resize-y px-3 py-2 text-14',
          className,
        )}
      />
      {countText && maxLength !== undefined && (
        <p
          data-count=""
          className={joinClasses(
            'self-end text-12 text-ink-subtle tabular-nums',
            wired['aria-describedby'] && 'absolute end-0 bottom-0.5',
          )}
        >
          {countText(used, maxLength)}
        </p>
      )}
    </>
  );
}
