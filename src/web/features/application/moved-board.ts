import type { ApplicationCard, BoardColumn } from '#contract/application-pipeline.ts';
import type { ApplicationStatus } from '#domain/application/application-status.ts';
import { movesOfCompany } from '#domain/application/may-move-application.ts';
import type { Stage } from '#domain/stage/stage.ts';

type Board = { columns: BoardColumn[] };

const isNewer = (x: ApplicationCard, y: ApplicationCard) =>
  x.appliedAt.getTime() - y.appliedAt.getTime() || (x.id < y.id ? -1 : 1);

export function movedCard(
  card: ApplicationCard,
  to: ApplicationStatus,
  stage: Stage | null,
): ApplicationCard {
  return {
    ...card,
    status: to,
    stage,
    version: card.version + 1,
    moves: movesOfCompany(to),
    isOverdue: to === card.status && card.isOverdue,
  };
}

/**
 * The board as the server will show it after a move: newest first, and without the card if it
 * belongs to a part of its column that isn't loaded.
 */
export function movedBoard<B extends Board>(
  board: B,
  card: ApplicationCard,
  to: ApplicationStatus,
  stage: Stage | null = null,
): B {
  const moved = movedCard(card, to, stage);
  return {
    ...board,
    columns: board.columns.map((column) => {
      if (column.status === card.status && to === card.status) {
        const items = column.items.map((item) => (item.id === card.id ? moved : item));
        return { ...column, items };
      }
      if (column.status === card.status) {
        const items = column.items.filter(({ id }) => id !== card.id);
        return { ...column, items, total: Math.max(0, column.total - 1) };
      }
      if (column.status !== to) return column;
      const others = column.items.filter(({ id }) => id !== card.id);
      const last = others.at(-1);
      const isRead = column.older === null || (last !== undefined && isNewer(moved, last) > 0);
      const items = isRead ? [...others, moved].toSorted((x, y) => isNewer(y, x)) : others;
      return { ...column, items, total: column.total + 1 };
    }),
  };
}

/** A card's position in its column, starting at 1; undefined when it is not loaded. */
export function placeOn(board: Board, id: string, status: ApplicationStatus) {
  const column = board.columns.find((each) => each.status === status);
  const at = column?.items.findIndex((item) => item.id === id) ?? -1;
  return { place: at < 0 ? undefined : at + 1, total: column?.total ?? 0 };
}
