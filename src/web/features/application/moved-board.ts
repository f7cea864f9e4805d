import type { ApplicationCard, BoardColumn } from '#contract/application-pipeline.ts';
import type { ApplicationStatus } from '#domain/application/application-status.ts';
import { movesOfCompany } from '#domain/application/may-move-application.ts';
import { type Stage, type StageGroup, stageKey } from '#domain/stage/stage.ts';

type Board = { columns: BoardColumn[] };

/** Orders cards as the server does: newest first. */
const newestFirst = (one: ApplicationCard, other: ApplicationCard) =>
  other.appliedAt.getTime() - one.appliedAt.getTime() || (other.id < one.id ? -1 : 1);

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
        const groups = withOneMore(withOneLess(column.groups, card.stage), stage, column.total - 1);
        return { ...column, items, groups };
      }
      if (column.status === card.status) {
        const items = column.items.filter(({ id }) => id !== card.id);
        const groups = withOneLess(column.groups, card.stage);
        return { ...column, items, groups, total: Math.max(0, column.total - 1) };
      }
      if (column.status !== to) return column;
      const others = column.items.filter(({ id }) => id !== card.id);
      const last = others.at(-1);
      const isLoaded =
        column.older === null || (last !== undefined && newestFirst(moved, last) < 0);
      const items = isLoaded ? [...others, moved].toSorted(newestFirst) : others;
      const groups = withOneMore(column.groups, stage, column.total);
      return { ...column, items, groups, total: column.total + 1 };
    }),
  };
}

/** Whether an application with this stage belongs to a group. */
export function isInGroup(stage: Stage | null, group: string): boolean {
  return stageKey(stage?.name ?? '') === stageKey(group);
}

function withOneLess(groups: readonly StageGroup[], stage: Stage | null): StageGroup[] {
  return groups.map((group) =>
    isInGroup(stage, group.name) ? { ...group, total: Math.max(0, group.total - 1) } : group,
  );
}

/** With the application in its group, which is new if it was left out while empty. */
function withOneMore(
  groups: readonly StageGroup[],
  stage: Stage | null,
  others: number,
): StageGroup[] {
  if (groups.length === 0) {
    return stage ? withOneMore([{ name: '', total: others }], stage, others) : [];
  }
  const all = groups.some(({ name }) => isInGroup(stage, name))
    ? groups
    : [...groups, { name: stage?.name ?? '', total: 0 }];
  return all.map((group) =>
    isInGroup(stage, group.name) ? { ...group, total: group.total + 1 } : group,
  );
}

/** A card's position in its column or group, starting at 1; undefined when it is not loaded. */
export function placeOn(
  board: Board,
  id: string,
  status: ApplicationStatus,
  stage: Stage | null = null,
) {
  const column = board.columns.find((each) => each.status === status);
  const group = column?.groups.find(({ name }) => isInGroup(stage, name));
  const items = column?.items.filter((item) => !group || isInGroup(item.stage, group.name)) ?? [];
  const at = items.findIndex((item) => item.id === id);
  return { place: at < 0 ? undefined : at + 1, total: (group ?? column)?.total ?? 0 };
}
