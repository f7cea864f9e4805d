import type { KeyboardEvent } from 'react';
import {
  type ApplicationStatus,
  receivedStatuses,
} from '#domain/application/application-status.ts';
import { areSingleKeysOn } from '#web/lib/single-keys.ts';

type Keys = {
  move: (id: string, to: ApplicationStatus) => void;
  /** To the stage before or after its own. */
  moveWithin: (id: string, by: number) => void;
  select: (id: string) => void;
};

const steps: Record<string, [columns: number, cards: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const openerOf = (card: Element | null | undefined) =>
  card?.querySelector<HTMLElement>('[data-card-opener]') ?? null;

/** The element of a card. */
export function cardOf(root: Element | null, id: string): HTMLElement | null {
  return root?.querySelector<HTMLElement>(`[data-card="${CSS.escape(id)}"]`) ?? null;
}

/** Lets a card that was just moved slide in from the side that it came from. */
export function showArrival(card: HTMLElement, leftBefore: number): void {
  const { left } = card.getBoundingClientRect();
  // Within its column it only changed its group.
  if (left !== leftBefore) card.dataset['arrived'] = leftBefore < left ? 'left' : 'right';
}

export function focusOpener(root: Element | null, id: string): boolean {
  const opener = openerOf(cardOf(root, id));
  opener?.focus();
  return opener !== null;
}

/**
 * Keyboard shortcuts of a focused card: arrows navigate, Shift with left or right moves it to
 * another status, with up or down to another stage; M opens its menu, X selects it.
 */
export function pressBoardKey(event: KeyboardEvent<HTMLElement>, keys: Keys): void {
  const target = event.target as HTMLElement;
  const card = target.closest<HTMLElement>('[data-card]');
  if (!card || !target.matches('[data-card-opener]') || event.ctrlKey || event.metaKey) return;
  const id = card.dataset['card'] ?? '';
  const step = steps[event.key];
  if (step !== undefined) {
    event.preventDefault();
    const [columns, cards] = step;
    const isRtl = getComputedStyle(card).direction === 'rtl';
    const by = isRtl ? -columns : columns;
    if (event.shiftKey && by !== 0) {
      const at = receivedStatuses.findIndex((each) => each === card.dataset['status']);
      const to = receivedStatuses[at + by];
      if (to !== undefined) keys.move(id, to);
    } else if (event.shiftKey) keys.moveWithin(id, cards);
    else if (by === 0) walkColumn(card, cards);
    else walkColumns(event.currentTarget, card, by);
    return;
  }
  if (event.shiftKey || event.altKey || !areSingleKeysOn()) return;
  if (event.key === 'm' || event.key === 'M') {
    event.preventDefault();
    openMenu(card);
  } else if (event.key === 'x' || event.key === 'X') {
    event.preventDefault();
    keys.select(id);
  }
}

function walkColumn(card: HTMLElement, by: number): void {
  const cards = [...(card.closest('[data-column]')?.querySelectorAll('[data-card]') ?? [])];
  openerOf(cards[cards.indexOf(card) + by])?.focus();
}

/** Goes to the card beside it, or the last one of a shorter column, skipping empty columns. */
function walkColumns(board: Element, card: HTMLElement, by: number): void {
  const columns = [...board.querySelectorAll('[data-column]')].map((column) => [
    ...column.querySelectorAll('[data-card]'),
  ]);
  const from = columns.findIndex((cards) => cards.includes(card));
  const row = columns[from]?.indexOf(card) ?? 0;
  for (let at = from + by; at >= 0 && at < columns.length; at += by) {
    const cards = columns[at] ?? [];
    const beside = cards[Math.min(row, cards.length - 1)];
    if (beside) return openerOf(beside)?.focus();
  }
}

/** The menu button opens itself on Enter. */
function openMenu(card: HTMLElement): void {
  const button = card.querySelector<HTMLElement>('[data-card-menu]');
  button?.focus();
  button?.dispatchEvent(
    new window.KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }),
  );
}
