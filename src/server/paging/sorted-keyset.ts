import { and, type AnyColumn, type SQL, sql } from 'drizzle-orm';
import { AppError } from '#server/app-error.ts';
import type { Paging } from './keyset.ts';
import { defaultLimit, pageAround } from './page-around.ts';

type Position = { key: number; at: Date; id: string };

const position =
  /^(-?\d{1,15}(?:\.\d{1,20})?)_(\d{1,14})_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/u;

export const encodeSortedCursor = ({ key, at, id }: Position) =>
  Buffer.from(`${key}_${at.getTime()}_${id}`).toString('base64url');

function decodeCursor(cursor: string): Position {
  const [, key, time, id] = position.exec(Buffer.from(cursor, 'base64url').toString('utf8')) ?? [];
  if (key === undefined || time === undefined || id === undefined)
    throw new AppError('INVALID_INPUT');
  return { key: Number(key), at: new Date(Number(time)), id };
}

/** One page of rows by a number that is computed for each row, then by time and id. */
export function sortedKeyset(
  columns: { key: SQL<number>; at: AnyColumn; id: AnyColumn },
  paging: Omit<Paging, 'oldestFirst'> & { isAscending: boolean },
) {
  const limit = paging.limit ?? defaultLimit;
  const isAscending = (paging.before !== undefined) !== paging.isAscending;
  const cursor = paging.before ?? paging.after;
  const after = cursor === undefined ? null : decodeCursor(cursor);
  const direction = sql.raw(isAscending ? 'asc' : 'desc');
  const where =
    after &&
    sql`(${columns.key}, ${columns.at}, ${columns.id}) ${sql.raw(isAscending ? '>' : '<')}
      (${after.key}::float8, ${after.at.toISOString()}::timestamptz, ${after.id}::uuid)`;
  return {
    where: (...others: (SQL | undefined)[]) => and(where ?? undefined, ...others),
    orderBy: [columns.key, columns.at, columns.id].map((each) => sql`${each} ${direction}`),
    limit: limit + 1,
    page: <Row>(rows: Row[], positionOf: (row: Row) => Position) =>
      pageAround(rows, { ...paging, limit }, (row) => encodeSortedCursor(positionOf(row))),
  };
}
