import {
  type ApplicationStatus,
  applicationStatuses,
  isOpenStatus,
  openStatuses,
} from '#domain/application/application-status.ts';
import { mayMoveApplication, type Mover } from '#domain/application/may-move-application.ts';
import { no, type Verdict, yes } from '#domain/refusals.ts';

export type StageType = (typeof openStatuses)[number];

/** A company's own step of a posting; students only see its type. */
export type Stage = { id: string; name: string; type: StageType };

/** A stage and its place among those of its posting. */
export type PlacedStage = Stage & { place: number };

/** Stages by status and in their order. */
export function inStageOrder(stages: readonly PlacedStage[]): Stage[] {
  const rank = ({ type }: Stage) => openStatuses.indexOf(type);
  return stages
    .toSorted((one, other) => rank(one) - rank(other) || one.place - other.place)
    .map(({ id, name, type }) => ({ id, name, type }));
}

/**
 * Stages with the same name are one stage to a company, whatever their posting and capitalization.
 */
export const stageKey = (name: string): string => name.toLowerCase();

/** Each name once, in its first spelling. */
export function stageNamesOf(stages: readonly Pick<Stage, 'name'>[]): string[] {
  const names = new Map<string, string>();
  for (const { name } of stages) if (!names.has(stageKey(name))) names.set(stageKey(name), name);
  return [...names.values()];
}

/** Applications of one status in stages of one name; '' are those in none. */
export type StageGroup = { name: string; total: number };

/**
 * How a status divides into stages: first the applications in none, then each name in the order of
 * the pipeline. Empty stages are left out where there would be too many. None without stages.
 */
export function groupsOf(
  names: readonly string[],
  counts: readonly { stage: string | null; count: number }[],
): StageGroup[] {
  const totals = new Map<string, number>();
  for (const { stage, count } of counts) {
    const key = stageKey(stage ?? '');
    totals.set(key, (totals.get(key) ?? 0) + count);
  }
  const counted = counts.flatMap(({ stage }) => (stage === null ? [] : [{ name: stage }]));
  const all = stageNamesOf([
    ...names.map((name) => ({ name })),
    ...counted.toSorted((one, other) => (one.name < other.name ? -1 : 1)),
  ]);
  const groups = all.map((name) => ({ name, total: totals.get(stageKey(name)) ?? 0 }));
  const shown = groups.length > maxStages ? groups.filter(({ total }) => total > 0) : groups;
  return shown.length === 0 ? [] : [{ name: '', total: totals.get('') ?? 0 }, ...shown];
}

/**
 * The place of each stage between its status and the next one, where a status without a stage has
 * its place in `statuses`, from 1. Stages of one name have one place.
 */
export function stageRanks(
  stages: readonly Stage[],
  statuses: readonly ApplicationStatus[],
): Map<string, number> {
  const ranks = new Map<string, number>();
  for (const [type, within] of Map.groupBy(stages, (stage) => stage.type)) {
    const names = stageNamesOf(within).map(stageKey);
    for (const { id, name } of within) {
      const place = (names.indexOf(stageKey(name)) + 1) / (names.length + 1);
      ranks.set(id, statuses.indexOf(type) + 1 + place);
    }
  }
  return ranks;
}

/** A stage as it is typed; without an id it is new. */
export type TypedStage = { id: string | null; name: string; type: StageType };

export const maxStages = 12;
export const maxStageNameLength = 40;

/** The stages without blank ones; null when two have the same name. */
export function stagesOf(typed: readonly TypedStage[]): TypedStage[] | null {
  const stages = typed
    .map((each) => ({ ...each, name: each.name.trim() }))
    .filter(({ name }) => name !== '');
  return stageNamesOf(stages).length === stages.length ? stages : null;
}

type At = { status: ApplicationStatus; stageId: string | null };

/** Whether a move changes only the stage; students are not notified of those. */
export function isStageMove(from: At, to: At): boolean {
  return from.status === to.status && from.stageId !== to.stageId && isOpenStatus(from.status);
}

/** Whether this kind of actor may move an application to a status, or to a stage of it. */
export function mayMoveTo(from: At, to: At, by: Mover, reason?: string): Verdict {
  if (!isStageMove(from, to)) return mayMoveApplication(from.status, to.status, by, reason);
  return by === 'member' ? yes : no('MOVE_NOT_ALLOWED');
}

export type Movable = {
  status: ApplicationStatus;
  moves: readonly ApplicationStatus[];
  stage: { id: string } | null;
  stages: readonly Stage[];
};

/** Where a company may move an application, in menu order; a null stage is the status itself. */
export function targetsOf(application: Movable): { to: ApplicationStatus; stage: Stage | null }[] {
  const { status, moves, stage, stages } = application;
  const within = (to: ApplicationStatus) => stages.filter(({ type }) => type === to);
  const here = within(status).filter(({ id }) => id !== stage?.id);
  const isHere = isOpenStatus(status) && moves.length > 0;
  return [
    ...(isHere && stage ? [{ to: status, stage: null }] : []),
    ...(isHere ? here.map((each) => ({ to: status, stage: each })) : []),
    ...moves.flatMap((to) => [
      { to, stage: null },
      // An offer is sent first.
      ...(to === 'offer_made' ? [] : within(to).map((each) => ({ to, stage: each }))),
    ]),
  ];
}

/** The stage before or after the one it is in; null for none, undefined where there is no other. */
export function adjacentStage(application: Movable, by: number): Stage | null | undefined {
  const { status, stage, stages } = application;
  const within = stages.filter(({ type }) => type === status);
  const at = [null, ...within].findIndex((each) => each?.id === stage?.id);
  const next = [null, ...within][at + by];
  const isTarget = targetsOf(application).some(
    (target) => target.to === status && target.stage?.id === next?.id,
  );
  return isTarget ? next : undefined;
}

/**
 * Where a company may move some of these applications together, by status; stages of the same name
 * are one, whatever their posting. `able` are those that may move there.
 */
export function sharedTargets<Row extends Movable>(
  rows: readonly Row[],
  mayMove: (row: Row, to: ApplicationStatus) => boolean,
): { to: ApplicationStatus; stage: string | null; able: Row[] }[] {
  const found = new Map<string, { to: ApplicationStatus; stage: string | null; able: Row[] }>();
  for (const row of rows) {
    for (const { to, stage } of targetsOf(row)) {
      if (!mayMove(row, to)) continue;
      const key = `${to} ${stageKey(stage?.name ?? '')}`;
      const target = found.get(key) ?? { to, stage: stage?.name ?? null, able: [] };
      target.able.push(row);
      found.set(key, target);
    }
  }
  const rank = ({ to, stage }: { to: ApplicationStatus; stage: string | null }) =>
    applicationStatuses.indexOf(to) * 2 + (stage === null ? 0 : 1);
  return [...found.values()].toSorted((one, other) => rank(one) - rank(other));
}
