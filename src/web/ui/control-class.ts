/**
 * Shared style of text-like controls; iPhones zoom into text below 16 px, hence the size on coarse
 * pointers.
 */
export const controlClass =
  'w-full min-w-0 rounded-control border border-line-strong bg-surface text-ink transition-[border-color,box-shadow] ' +
  'placeholder:text-ink-subtle hover:border-ink-subtle focus-visible:border-primary focus-visible:outline-1 focus-visible:outline-offset-0 ' +
  'disabled:cursor-not-allowed disabled:bg-hover disabled:text-ink-subtle [&[readonly]]:bg-hover ' +
  'aria-invalid:border-danger aria-invalid:focus-visible:outline-danger pointer-coarse:text-16';

export const controlSizes = {
  sm: 'h-8 px-2.5 text-13 touch-height',
  md: 'h-9 px-3 text-14 touch-height',
  lg: 'h-12 px-4 text-16',
};

export type ControlSize = keyof typeof controlSizes;
