import { type ChangeEvent, type ComponentProps, useState } from 'react';
import { controlClass } from './control-class.ts';
import { useFieldControl } from './field-context.ts';
import { joinClasses } from './join-classes.ts';

export type TextareaProps = ComponentProps<'textarea'> & {
  /**
   * Maximum length in characters. Longer input is accepted and marked as too long, so that nothing
   * is cut off silently.
   */
  most?: number | undefined;
  /** Formats the counter, for instance `(used, most) => '120 of 500'`; needs `most`. */
  countText?: (used: number, most: number) => string;
};

export function Textarea({
  className,
  countText,
  most,
  onChange,
  rows = 4,
  ...rest
}: TextareaProps) {
  const wired = useFieldControl(rest);
  const [typed, setTyped] = useState(String(rest.defaultValue ?? '').length);
  const used = rest.value === undefined ? typed : String(rest.value).length;
  const counted = most === undefined ? '' : (countText?.(used, most) ?? '');
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
        onChange={count}
        className={joinClasses(
          controlClass,
          'field-sizing-content max-h-96 min-h-24 resize-y px-3 py-2 text-14',
          className,
        )}
      />
      {counted !== '' && (
        <p
          data-count=""
          className={joinClasses(
            'self-end text-12 tabular-nums',
            used > (most ?? used) ? 'font-medium text-danger' : 'text-ink-subtle',
            wired['aria-describedby'] && 'absolute end-0 bottom-0.5',
          )}
        >
          {counted}
        </p>
      )}
    </>
  );
}
