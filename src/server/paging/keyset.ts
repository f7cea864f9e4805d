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

/** Which way a page is read, and whether it starts after a position or at the end of the list. */
export type PageShape = `${'asc' | 'desc'}${'' | ' after'}`;

/** Condition and order of a page of that shape, after the position. */
export function pageSql(
  columns: { at: AnyColumn; id: AnyColumn },
  shape: PageShape,
  { at, id }: { at: unknown; id: unknown },
) {
  const isAscending = shape.startsWith('asc');
  const sign = sql.raw(isAscending ? '>' : '<');
  // An index made with `.desc()` puts nulls last; any other null order would sort the whole table.
  const direction = sql.raw(isAscending ? 'asc nulls first' : 'desc nulls last');
  return {
    where: shape.endsWith('after')
      ? sql`(${columns.at}, ${columns.id}) ${sign} (${at}::timestamptz, ${id}::uuid)`
      : undefined,
    orderBy: [sql`${columns.at} ${direction}`, sql`${columns.id} ${direction}`] as const,
  };
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
  const after = cursor === undefined ? null : decodeCursor(cursor);
  const shape: PageShape = `${isAscending ? 'asc' : 'desc'}${after === null ? '' : ' after'}`;
  const values = { at: after?.at.toISOString() ?? null, id: after?.id ?? null };
  const page = pageSql(columns, shape, values);
  return {
    where: (...others: (SQL | undefined)[]) => and(page.where, ...others),
    orderBy: page.orderBy,
    limit: limit + 1,
    shape,
    /** What the placeholders of a prepared page stand for. */
    values: { ...values, limit: limit + 1 },
    page: <Row>(rows: Row[], positionOf: (row: Row) => Position) =>
      pageAround(rows, { ...paging, limit }, (row) => encodeCursor(positionOf(row))),
  };
}
