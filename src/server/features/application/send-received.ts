import { type ReceivedColumn, receivedColumns } from '#domain/application/received-columns.ts';
import { type AskedFilter, receivedFilterOf } from '#domain/application/received-filter.ts';
import type { ReceivedSort } from '#domain/application/received-sort.ts';
import { type Cell, csvOf } from '#domain/csv.ts';
import { blindName } from '#domain/scorecard/blind.ts';
import type { Ctx } from '#server/context.ts';
import { loadReceivedMatches } from '#server/features/match/load-received-match.ts';
import { requireMember } from '#server/scopes.ts';
import { receivedOrderOf } from './received-order-of.ts';
import { pageReceived } from './received.store.ts';

type Asked = AskedFilter & {
  sort?: ReceivedSort | undefined;
  columns: readonly ReceivedColumn[];
};
type Row = Awaited<ReturnType<typeof pageReceived>>['items'][number];

const rowsAtOnce = 500;

/**
 * All applications that the list shows with these filters, as CSV in parts, in the order and with
 * the columns of the table.
 */
export async function sendReceived(ctx: Ctx, { sort, columns, ...asked }: Asked) {
  const scope = requireMember(ctx);
  const filter = receivedFilterOf(asked, ctx.now);
  const order = await receivedOrderOf(ctx, scope, { sort, filter });
  const shown = receivedColumns.filter((column) => columns.includes(column));
  return parts();

  async function* parts(): AsyncGenerator<string> {
    yield csvOf([
      ['candidate', 'email', ...shown.flatMap((column) => headersOf[column] ?? column)],
    ]);
    let after: string | undefined;
    do {
      const page = await pageReceived(ctx, scope, { ...filter, order, after, limit: rowsAtOnce });
      const ids = page.items.map(({ id }) => id);
      const matches = shown.includes('match')
        ? await loadReceivedMatches(ctx, ids)
        : new Map<string, { score: number | null }>();
      yield csvOf(
        page.items.map((row) => [
          row.isNamed ? row.fullName : blindName(row.id),
          row.isNamed ? row.email : null,
          ...shown.flatMap((column) => cellsOf(row, column, matches.get(row.id)?.score ?? null)),
        ]),
      );
      after = page.older ?? undefined;
    } while (after !== undefined);
  }
}

/** Headers of columns that are called otherwise in a file, or are two there. */
const headersOf: { [Column in ReceivedColumn]?: string[] } = {
  status: ['status', 'stage'],
  stage: ['in_status_since'],
};

function cellsOf(row: Row, column: ReceivedColumn, match: number | null): Cell | Cell[] {
  const cells: Record<ReceivedColumn, Cell | Cell[]> = {
    position: row.postingTitle,
    applied: row.appliedAt,
    status: [row.status, row.stages.find(({ id }) => id === row.stageId)?.name ?? null],
    match,
    rating: row.rating,
    stage: row.changedAt,
    unread: row.unread,
    owner: row.owner?.name ?? null,
  };
  return cells[column];
}
