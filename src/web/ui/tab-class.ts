/**
 * Tabs that don't fit are scrolled to with a finger. A mouse has no way to scroll without a
 * scrollbar, so there they wrap.
 */
export const tabListClass =
  'fade-edges flex gap-x-5 overflow-x-auto border-b border-line [scrollbar-width:none] pointer-fine:flex-wrap pointer-fine:overflow-x-visible';

export const tabClass =
  'touch-height relative inline-flex min-h-10 shrink-0 items-center gap-1.5 rounded-small text-14 text-ink-muted no-underline transition-colors -outline-offset-2 hover:text-ink ' +
  'after:absolute after:inset-x-0 after:bottom-0 after:h-0.5 after:rounded-chip forced-colors:aria-selected:after:bg-[Highlight] forced-colors:aria-[current=page]:after:bg-[Highlight]';
