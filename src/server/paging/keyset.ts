import { and, type AnyColumn, is, type SQL, sql } from 'drizzle-orm';
import { PgTimestamp } from 'drizzle-orm/pg-core';
import { AppError } from '#server/app-error.ts';
import { defaultLimit, pageAround } from './page-around.ts';

export type Paging = {
  after?: string | undefined;
  before?: string | undefined;
  limit?: number | undefined;
  /** Reverses the order: `after` and the page's `older` then lead to newer rows. */
  oldestFirst?: boolean | undefined;
};

type Position = { at: Date; id: string };

export function encodeCursor({ at, id }: Position): string {
  return Buffer.from(`${at.getTime()}.${id}`).toString('base64url');
}

const position = /^(\d{1,14})\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/u;

function decodeCursor(cursor: string): Position {
  const [, time, id] = position.exec(Buffer.from(cursor, 'base64url').toString('utf8')) ?? [];
  if (time === undefined || id === undefined) throw new AppError('INVALID_INPUT');
  return { at: new Date(Number(time)), id };
}

/**
 * One page of rows, newest first by time and id. Keyset pagination, so page 1,000 costs as much as
 * page 1. Reads one more row than it shows.
 */
export function keyset(columns: { at: AnyColumn; id: AnyColumn }, paging: Paging) {
  // Cursors carry milliseconds: rows with finer times would be lost between two pages.
  if (!is(columns.at, PgTimestamp) || columns.at.precision !== 3) {
    throw new Error(`${columns.at.name} must be a time of milliseconds.`);
  }
  const limit = paging.limit ?? defaultLimit;
  const backwards = paging.before !== undefined;
  const isAscending = backwards !== (paging.oldestFirst ?? false);
  const cursor = paging.before ?? paging.after;
  let where: SQL | undefined;
  if (cursor !== undefined) {
    const { at, id } = decodeCursor(cursor);
    const sign = sql.raw(isAscending ? '>' : '<');
    where = sql`(${columns.at}, ${columns.id}) ${sign} (${at.toISOString()}::timestamptz, ${id}::uuid)`;
  }
  // An index made with `.desc()` puts nulls last; any other null order would sort the whole table.
  const direction = sql.raw(isAscending ? 'asc nulls first' : 'desc nulls last');
  return {
    where: (...others: (SQL | undefined)[]) => and(where, ...others),
    orderBy: [sql`${columns.at} ${direction}`, sql`${columns.id} ${direction}`] as const,
    limit: limit + 1,
    page: <Row>(rows: Row[], positionOf: (row: Row) => Position) =>
      pageAround(rows, { ...paging, limit }, (row) => encodeCursor(positionOf(row))),
  };
}
