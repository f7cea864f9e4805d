import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { buttonClass, type ButtonSize, type ButtonVariant } from './button-class.ts';
import { joinClasses } from './join-classes.ts';
import { Spinner } from './spinner.tsx';

export type ButtonProps = ComponentProps<'button'> & {
  variant?: ButtonVariant;
  size?: ButtonSize;
  icon?: LucideIcon | undefined;
  /** Shows a spinner, keeps width and focus, and ignores further clicks. */
  busy?: boolean | undefined;
  /** The label while busy; by default the label stays and the spinner is added. */
  busyText?: string | undefined;
};

export function Button({
  variant,
  size,
  icon: Icon,
  busy = false,
  busyText,
  className,
  children,
  type = 'button',
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      onClick={(event) => (busy ? event.preventDefault() : onClick?.(event))}
      className={buttonClass(variant, size, className)}
    >
      <span className="grid items-center justify-items-center">
        <span
          className={joinClasses(
            'col-start-1 row-start-1 inline-flex items-center gap-2',
            busy && (busyText ? 'invisible' : 'opacity-0'),
          )}
        >
          {Icon && <Icon size={size === 'lg' ? 20 : 16} aria-hidden="true" className="shrink-0" />}
          {children}
        </span>
        {busy && (
          <span className="col-start-1 row-start-1 inline-flex items-center gap-2">
            <Spinner />
            {busyText}
          </span>
        )}
      </span>
    </button>
  );
}
