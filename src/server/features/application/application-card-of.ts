import type { ApplicationStatus } from '#domain/application/application-status.ts';
import { isOverdue } from '#domain/application/is-overdue.ts';
import { movesOfCompany } from '#domain/application/may-move-application.ts';
import { blindName } from '#domain/scorecard/blind.ts';
import { inStageOrder, type PlacedStage } from '#domain/stage/stage.ts';

type Waiting = {
  id: string;
  fullName: string;
  /** The reader may know whose application it is. */
  isNamed: boolean;
  postingId: string;
  status: ApplicationStatus;
  stageId: string | null;
  stages: PlacedStage[];
  appliedAt: Date;
  firstAnsweredAt: Date | null;
  /** The company moved it, and the student is about to be notified. */
  isHeld: boolean;
};

type Reader = {
  isReaderOnly: boolean;
  now: Date;
  matches: ReadonlyMap<string, { score: number | null }>;
};

/**
 * A received application as a list shows it, with the moves that this reader may make and whether
 * it is overdue.
 */
export function applicationCardOf<Row extends Waiting>(
  { firstAnsweredAt, isHeld, isNamed, stageId, ...row }: Row,
  { isReaderOnly, now, matches }: Reader,
) {
  const stages = inStageOrder(row.stages);
  return {
    ...row,
    fullName: isNamed ? row.fullName : blindName(row.id),
    isBlind: !isNamed,
    moves: isReaderOnly ? [] : movesOfCompany(row.status),
    stage: stages.find(({ id }) => id === stageId) ?? null,
    stages: isReaderOnly ? [] : stages,
    match: matches.get(row.id)?.score ?? null,
    isOverdue: !isHeld && isOverdue({ ...row, firstAnsweredAt, now }),
  };
}
