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

/** A stage as it is typed; without an id it is new. */
export type TypedStage = { id: string | null; name: string; type: StageType };

export const maxStages = 12;
export const maxStageNameLength = 40;

/** The stages without blank ones; null when two have the same name. */
export function stagesOf(typed: readonly TypedStage[]): TypedStage[] | null {
  const kept = typed
    .map((each) => ({ ...each, name: each.name.trim() }))
    .filter(({ name }) => name !== '');
  const names = new Set(kept.map(({ name }) => name.toLowerCase()));
  return names.size === kept.length ? kept : null;
}

type At = { status: ApplicationStatus; stageId: string | null };

/** Whether a move changes only the stage, of which students hear nothing. */
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
      const key = `${to} ${stage?.name.toLowerCase() ?? ''}`;
      const target = found.get(key) ?? { to, stage: stage?.name ?? null, able: [] };
      target.able.push(row);
      found.set(key, target);
    }
  }
  const rank = ({ to, stage }: { to: ApplicationStatus; stage: string | null }) =>
    applicationStatuses.indexOf(to) * 2 + (stage === null ? 0 : 1);
  return [...found.values()].toSorted((one, other) => rank(one) - rank(other));
}
