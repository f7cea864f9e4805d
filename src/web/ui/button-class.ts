import { joinClasses } from './join-classes.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger';
export type ButtonSize = 'sm' | 'md' | 'lg';

const variants: Record<ButtonVariant, string> = {
  primary: 'border-transparent bg-primary text-on-primary hover:bg-primary-hover',
  secondary: 'border-line bg-surface text-ink hover:bg-hover hover:border-line-strong',
  ghost: 'border-transparent bg-transparent text-ink-muted hover:bg-hover hover:text-ink',
  danger: 'border-transparent bg-danger text-on-danger hover:bg-danger-hover',
};

const sizes: Record<ButtonSize, string> = {
  sm: 'min-h-8 px-3 py-1 text-13',
  md: 'min-h-9 px-3.5 py-1.5 text-14',
  lg: 'min-h-12 pointer-coarse:min-h-12 px-6 py-2.5 text-16',
};

const base =
  'touch-height relative inline-flex max-w-full items-center justify-center rounded-control border text-center font-medium no-underline select-none ' +
  'transition-colors disabled:cursor-not-allowed disabled:opacity-50 not-aria-busy:aria-disabled:cursor-not-allowed not-aria-busy:aria-disabled:opacity-50 aria-busy:cursor-progress print:hidden';

export function buttonClass(
  variant: ButtonVariant = 'secondary',
  size: ButtonSize = 'md',
  className?: string,
): string {
  return joinClasses(base, variants[variant], sizes[size], className);
}
