import { ChevronDown } from 'lucide-react';
import { type ComponentProps, useEffect, useRef } from 'react';
import { controlClass, controlSizes, type ControlSize } from './control-class.ts';
import { useFieldControl } from './field-context.ts';
import { joinClasses } from './join-classes.ts';

export type SelectProps = Omit<ComponentProps<'select'>, 'ref'> & {
  controlSize?: ControlSize;
  options?: readonly { value: string; label: string; disabled?: boolean }[];
  /** The empty first option. */
  placeholder?: string;
};

/** The native select: works without JavaScript, with every screen reader and on every phone. */
export function Select({
  controlSize = 'md',
  options,
  placeholder,
  className,
  children,
  ...rest
}: SelectProps) {
  const wired = useFieldControl(rest);
  const own = useRef<HTMLSelectElement>(null);
  const initialValue = useRef(rest.value);
  useEffect(() => {
    if (own.current && initialValue.current !== undefined)
      return announceEarlyChoice(own.current, String(initialValue.current));
    return undefined;
  }, []);
  return (
    <span className={joinClasses('relative flex min-w-0 items-center', className ?? 'w-full')}>
      <select
        {...rest}
        {...wired}
        ref={own}
        className={joinClasses(
          controlClass,
          controlSizes[controlSize],
          'appearance-none truncate pe-9!',
        )}
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options?.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
        {children}
      </select>
      <ChevronDown
        size={16}
        aria-hidden="true"
        className="pointer-events-none absolute end-3 text-ink-subtle"
      />
    </span>
  );
}

/**
 * Dispatches a change event for an option chosen before hydration. Deferred, because hydration may
 * fall between the browser's input and change events, and React then handles the second one itself.
 */
function announceEarlyChoice(select: HTMLSelectElement, initialValue: string) {
  const selected = select.value;
  if (selected === initialValue) return undefined;
  const announce = () => {
    select.value = selected;
    select.dispatchEvent(new Event('change', { bubbles: true }));
  };
  const timer = setTimeout(announce, 0);
  const stop = () => clearTimeout(timer);
  select.addEventListener('change', stop, { once: true });
  return stop;
}
