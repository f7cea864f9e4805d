import { type FocusEvent, useEffect, useRef } from 'react';

type FocusedRow = { row: HTMLTableRowElement; at: number };

/** When the focused row leaves a table, focuses the one that takes its place. */
export function useRowFocus() {
  const table = useRef<HTMLTableElement>(null);
  const focused = useRef<FocusedRow | null>(null);
  useEffect(() => {
    const last = focused.current;
    if (!last || last.row.isConnected || document.activeElement !== document.body) return;
    const openers = [...(table.current?.querySelectorAll<HTMLElement>('[data-opens-row]') ?? [])];
    (openers[last.at] ?? openers.at(-1))?.focus({ preventScroll: true });
  });
  return {
    ref: table,
    onFocus: ({ target, currentTarget }: FocusEvent<HTMLTableElement>) => {
      // The events of a row's menu and dialogs come here too, from outside of the table.
      const row = currentTarget.contains(target) ? target.closest('tr') : null;
      if (!row) return;
      const opener = row.querySelector('[data-opens-row]');
      const at = [...currentTarget.querySelectorAll('[data-opens-row]')].findIndex(
        (each) => each === opener,
      );
      focused.current = at < 0 ? null : { row, at };
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLTableElement>) => {
      if (relatedTarget && !currentTarget.contains(relatedTarget)) focused.current = null;
    },
  };
}
