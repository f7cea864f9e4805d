import type { ApplicationStatus } from '#domain/application/application-status.ts';
import { isOverdue } from '#domain/application/is-overdue.ts';
import { movesOfCompany } from '#domain/application/may-move-application.ts';

type Waiting = { status: ApplicationStatus; appliedAt: Date; firstAnsweredAt: Date | null };

/** A received application as a list shows it: with the moves that this reader may make next, and whether it waited too long. */
export function cardOf<Row extends Waiting>(
  { firstAnsweredAt, ...row }: Row,
  { isReaderOnly, now }: { isReaderOnly: boolean; now: Date },
) {
  return {
    ...row,
    moves: isReaderOnly ? [] : movesOfCompany(row.status),
    isOverdue: isOverdue({ ...row, firstAnsweredAt, now }),
  };
}
