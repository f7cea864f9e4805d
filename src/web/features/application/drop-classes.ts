import type { DropState } from './use-card-drag.ts';

/** How a column looks while a card is dragged. */
export const dropClasses: Record<Exclude<DropState, null>, string> = {
  source: 'border-transparent',
  blocked: 'border-transparent opacity-50',
  target: 'border-dashed border-primary',
  over: 'border-primary bg-primary-soft',
};
