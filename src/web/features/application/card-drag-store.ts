import type { ApplicationCard } from '#contract/application-pipeline.ts';
import type { ApplicationStatus } from '#domain/application/application-status.ts';

type Drag = { card: ApplicationCard; over: ApplicationStatus | null };

/** What a column is to the card that is dragged: it comes from there, may go there, is right above it, or may not. */
export type DropPlace = 'source' | 'blocked' | 'target' | 'over' | null;

export type CardDragStore = ReturnType<typeof createCardDragStore>;

/** What is dragged, outside of React: a column is drawn anew only when it becomes something else to the card. */
export function createCardDragStore() {
  let drag: Drag | null = null;
  const listeners = new Set<() => void>();
  return {
    set(next: Drag | null): void {
      drag = next;
      for (const tell of listeners) tell();
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    placeOf(status: ApplicationStatus): DropPlace {
      if (drag === null) return null;
      if (drag.card.status === status) return 'source';
      if (!drag.card.moves.includes(status)) return 'blocked';
      return drag.over === status ? 'over' : 'target';
    },
    from: (): ApplicationStatus | null => drag?.card.status ?? null,
  };
}
