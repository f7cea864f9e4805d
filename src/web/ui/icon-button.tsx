import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { joinClasses } from './join-classes.ts';
import { Spinner } from './spinner.tsx';

export type IconButtonProps = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & {
  icon: LucideIcon;
  label: string;
  variant?: 'ghost' | 'secondary';
  size?: 'sm' | 'md';
  busy?: boolean;
};

export function IconButton({
  icon: Icon,
  label,
  variant = 'ghost',
  size = 'md',
  busy = false,
  className,
  type = 'button',
  onClick,
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      onClick={(event) => (busy ? event.preventDefault() : onClick?.(event))}
      className={joinClasses(
        'touch-target relative inline-flex shrink-0 items-center justify-center rounded-control border transition-colors disabled:opacity-50 print:hidden',
        variant === 'ghost'
          ? 'border-transparent text-ink-muted hover:bg-hover hover:text-ink aria-expanded:bg-hover aria-pressed:text-primary'
          : 'border-line bg-surface text-ink-muted hover:border-line-strong hover:text-ink aria-pressed:text-primary',
        size === 'sm' ? 'size-8' : 'size-9',
        rest['aria-disabled'] && 'opacity-50',
        className,
      )}
    >
      {busy ? (
        <Spinner />
      ) : (
        <Icon size={size === 'sm' ? 16 : 20} strokeWidth={1.75} aria-hidden="true" />
      )}
    </button>
  );
}
