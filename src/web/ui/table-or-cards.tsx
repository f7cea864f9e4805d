import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router';
import { joinClasses } from './join-classes.ts';
import { RowCheckbox } from './row-checkbox.tsx';
import { type Column, type RowSelection, droppedWhenNarrow } from './table-column.ts';
import { TableHead } from './table-head.tsx';
import { useRowFocus } from './use-row-focus.ts';

type TableOrCardsProps<Row> = {
  /** Names the table for screen readers. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /**
   * URL of the row; Enter on its link or a click anywhere on the row opens it. Without one the row
   * opens nothing.
   */
  rowTo?: ((row: Row) => string | undefined) | undefined;
  /** Alternatively an action, such as opening a drawer. */
  onOpen?: ((row: Row) => void) | undefined;
  rowActions?: ((row: Row) => ReactNode) | undefined;
  rowActionsHeader?: string;
  /** For rows that are many lines high. */
  rowActionsAt?: 'middle' | 'top';
  selected?: ((row: Row) => boolean) | undefined;
  /**
   * Makes rows selectable: one by one, as a range with Shift, or all visible ones; `selected` holds
   * the selection.
   */
  selecting?: RowSelection<Row> | undefined;
  /** Rows that follow each other with the same key are under one heading. */
  groupOf?: ((row: Row) => { key: string; heading: ReactNode }) | undefined;
  /** The columns keep the widths of their classes from page to page. */
  isFixed?: boolean;
};

const inner = 'a, button, input, select, textarea, label, summary, dialog';

function openRow(event: MouseEvent<HTMLTableRowElement>) {
  const row = event.currentTarget;
  const target = event.target as Element;
  // React events bubble from portalled popups to the row although the DOM does not contain them.
  if (!row.contains(target) || target.closest(inner) || getSelection()?.isCollapsed === false)
    return;
  const opener = row.querySelector<HTMLElement>('[data-opens-row]');
  opener?.dispatchEvent(
    new window.MouseEvent('click', {
      bubbles: true,
      cancelable: true,
      ctrlKey: event.ctrlKey,
      metaKey: event.metaKey,
    }),
  );
}

/** Arrow up and down move between row links. */
function walkRows(event: KeyboardEvent<HTMLTableElement>) {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  const openers = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-opens-row]')];
  const at = openers.indexOf(event.target as HTMLElement);
  const next = at < 0 ? undefined : openers[at + (event.key === 'ArrowDown' ? 1 : -1)];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/**
 * One column definition: a table from 640 px on, cards below. ARIA roles are explicit because
 * `display` removes the implicit ones.
 */
export function TableOrCards<Row>({
  caption,
  columns,
  rows,
  rowKey,
  rowTo,
  onOpen,
  rowActions,
  rowActionsHeader,
  rowActionsAt = 'middle',
  selected,
  selecting,
  groupOf,
  isFixed = false,
}: TableOrCardsProps<Row>) {
  const rowFocus = useRowFocus();
  const opens = (row: Row) => Boolean(onOpen ?? rowTo?.(row));
  const openerClass =
    'rounded-small text-start font-medium text-ink no-underline group-hover/row:text-primary';

  const mainCell = (row: Row, { cell, label }: Column<Row>) => {
    const content = cell(row);
    const name = label?.(row);
    const to = rowTo?.(row);
    if (to !== undefined) {
      return (
        <Link to={to} discover="none" data-opens-row="" aria-label={name} className={openerClass}>
          {content}
        </Link>
      );
    }
    if (!onOpen) return <span className="font-medium text-ink">{content}</span>;
    return (
      <button
        type="button"
        data-opens-row=""
        aria-label={name}
        onClick={() => onOpen(row)}
        className={openerClass}
      >
        {content}
      </button>
    );
  };

  return (
    <div className="relative min-w-0 rounded-[inherit] sm:overflow-x-auto print:overflow-visible">
      <table
        {...rowFocus}
        role="table"
        className={joinClasses(
          'w-full border-collapse text-14 max-sm:block',
          isFixed && 'sm:table-fixed',
        )}
        onKeyDown={walkRows}
      >
        <caption className="sr-only">{caption}</caption>
        <TableHead
          columns={columns}
          rows={rows}
          rowActionsHeader={rowActions && (rowActionsHeader ?? '')}
          selected={selected}
          selecting={selecting}
          isFixed={isFixed}
        />
        {runsOf(rows, groupOf).map(({ key, heading, rows: within }) => (
          <tbody
            key={key}
            role="rowgroup"
            className="divide-y divide-line border-line not-last:border-b max-sm:block"
          >
            {heading !== null && (
              <tr role="row" className="bg-hover max-sm:block">
                <th
                  role="rowheader"
                  scope="rowgroup"
                  colSpan={columns.length + (selecting ? 1 : 0) + (rowActions ? 1 : 0)}
                  className="px-4 py-2 text-start text-13 font-semibold text-ink max-sm:block"
                >
                  {heading}
                </th>
              </tr>
            )}
            {within.map((row) => (
              <tr
                key={rowKey(row)}
                role="row"
                aria-selected={selected ? selected(row) : undefined}
                onClick={opens(row) ? openRow : undefined}
                className={joinClasses(
                  'group/row relative transition-colors max-sm:flex max-sm:flex-wrap max-sm:items-center max-sm:gap-x-4 max-sm:gap-y-1.5 max-sm:px-4 max-sm:py-3.5',
                  opens(row) && 'cursor-pointer hover:bg-hover',
                  selected?.(row) ? 'bg-primary-soft' : isFixed && 'bg-surface',
                  selecting && 'max-sm:ps-12',
                )}
              >
                {selecting && (
                  <td
                    role="cell"
                    className="w-px py-1 ps-4 pe-1 align-middle max-sm:absolute max-sm:start-0 max-sm:top-3 print:hidden"
                  >
                    <RowCheckbox
                      label={selecting.label(row)}
                      checked={selected?.(row) ?? false}
                      onToggle={(isOn, isRange) => selecting.onToggle(row, isOn, isRange)}
                    />
                  </td>
                )}
                {columns.map((column) => {
                  const Cell = column.main ? 'th' : 'td';
                  return (
                    <Cell
                      key={column.key}
                      role={column.main ? 'rowheader' : 'cell'}
                      scope={column.main ? 'row' : undefined}
                      className={joinClasses(
                        'px-2 py-2.5 align-middle text-ink-muted first:ps-4 last:pe-4 max-sm:p-0! max-sm:text-13 md:px-3',
                        column.main
                          ? 'text-start font-normal wrap-anywhere max-sm:basis-full max-sm:text-14 sm:min-w-40'
                          : 'max-sm:flex max-sm:items-baseline max-sm:gap-1.5',
                        // The row's menu is beside the name only, and ends above the next line.
                        column.main &&
                          rowActions &&
                          'max-sm:min-h-8 max-sm:pe-10! max-sm:pointer-coarse:min-h-10',
                        column.align === 'end' && 'sm:text-end md:whitespace-nowrap tabular-nums',
                        column.isDroppedWhenNarrow && droppedWhenNarrow,
                        column.className,
                      )}
                    >
                      {!column.main && !column.bare && (
                        <span aria-hidden="true" className="shrink-0 text-ink-subtle sm:hidden">
                          {column.header}
                        </span>
                      )}
                      {column.main ? mainCell(row, column) : column.cell(row)}
                    </Cell>
                  );
                })}
                {rowActions && (
                  <td
                    role="cell"
                    className={joinClasses(
                      'w-px py-1 pe-3 text-end whitespace-nowrap print:hidden max-sm:absolute max-sm:end-0 max-sm:top-2 max-sm:w-auto',
                      rowActionsAt === 'top' && 'align-top',
                    )}
                  >
                    {rowActions(row)}
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}

type Run<Row> = { key: string; heading: ReactNode; rows: Row[] };

/** The rows by the groups that follow each other; all in one, without a heading, without groups. */
function runsOf<Row>(rows: readonly Row[], groupOf: TableOrCardsProps<Row>['groupOf']): Run<Row>[] {
  if (!groupOf) return [{ key: '', heading: null, rows: [...rows] }];
  const runs: Run<Row>[] = [];
  for (const row of rows) {
    const group = groupOf(row);
    if (runs.at(-1)?.key !== group.key) runs.push({ ...group, rows: [] });
    runs.at(-1)?.rows.push(row);
  }
  return runs;
}
