import type { ApplicationStatus } from '#domain/application/application-status.ts';
import { movesOfCompany } from '#domain/application/may-move-application.ts';

/** A received application as a list shows it: with the moves that this reader may make next. */
export function cardOf<Row extends { status: ApplicationStatus }>(row: Row, isReaderOnly: boolean) {
  return { ...row, moves: isReaderOnly ? [] : movesOfCompany(row.status) };
}
