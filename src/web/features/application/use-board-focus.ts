import { type FocusEvent, useCallback, useLayoutEffect, useRef } from 'react';
import { cardOf, focusOpener, showArrival } from './press-board-key.ts';

/** Keeps the focus on a card that moves to another column, and shows where it came from. */
export function useBoardFocus() {
  const root = useRef<HTMLDivElement>(null);
  const focused = useRef<string | null>(null);
  const moved = useRef<{ id: string; element: HTMLElement; left: number } | null>(null);
  const elementId = useRef<string | null>(null);

  useLayoutEffect(() => {
    if (elementId.current !== null) {
      document.getElementById(elementId.current)?.focus();
      elementId.current = null;
    }
    const from = moved.current;
    const arrived = from && !from.element.isConnected && cardOf(root.current, from.id);
    if (arrived) {
      showArrival(arrived, from.left);
      moved.current = null;
    }
    // The focused card was re-rendered in another column: restores its focus.
    const id = focused.current;
    if (id === null || document.activeElement !== document.body) return;
    if (!focusOpener(root.current, id)) root.current?.querySelector<HTMLElement>('h2')?.focus();
  });

  const focusCard = useCallback((id: string) => void (focused.current = id), []);
  return {
    root,
    onFocus: (event: FocusEvent) => {
      focused.current =
        (event.target.closest('[data-card]') as HTMLElement | null)?.dataset['card'] ?? null;
    },
    /** Focuses the card once it is in its new column. */
    focusCard,
    /** The same, and lets it slide in from where it is now. */
    followCard: useCallback(
      (id: string) => {
        focusCard(id);
        const element = cardOf(root.current, id);
        if (element) moved.current = { id, element, left: element.getBoundingClientRect().left };
      },
      [focusCard],
    ),
    /** Focuses the element with this id after the next render. */
    focusLater: useCallback((id: string) => void (elementId.current = id), []),
  };
}
