import { ArrowDown, ArrowUp } from 'lucide-react';
import { Link } from 'react-router';
import { joinClasses } from './join-classes.ts';
import { RowCheckbox } from './row-checkbox.tsx';
import { type Column, type RowSelection, droppedWhenNarrow } from './table-column.ts';

type TableHeadProps<Row> = {
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowActionsHeader: string | undefined;
  selected: ((row: Row) => boolean) | undefined;
  selecting: RowSelection<Row> | undefined;
  isFixed: boolean;
};

/** The column headers, with the checkbox for all rows; on cards only that remains visible. */
export function TableHead<Row>({
  columns,
  rows,
  rowActionsHeader,
  selected,
  selecting,
  isFixed,
}: TableHeadProps<Row>) {
  const ticked = selecting && selected ? rows.filter(selected).length : 0;
  return (
    <thead role="rowgroup" className={selecting ? 'max-sm:block' : 'max-sm:sr-only'}>
      <tr
        role="row"
        className={joinClasses(
          'border-b border-line bg-surface',
          selecting && 'max-sm:flex max-sm:py-2',
        )}
      >
        {selecting && (
          <th
            role="columnheader"
            scope="col"
            className={joinClasses(
              'ps-4 pe-1 text-start align-middle print:hidden',
              isFixed ? 'w-11' : 'w-px',
              'max-sm:w-auto',
            )}
          >
            <span className="flex items-center gap-2">
              <RowCheckbox
                label={selecting.allLabel}
                checked={ticked === rows.length}
                mixed={ticked > 0 && ticked < rows.length}
                onToggle={(isOn) => selecting.onAll(isOn)}
              />
              <span aria-hidden="true" className="text-13 font-normal text-ink-muted sm:hidden">
                {selecting.allLabel}
              </span>
            </span>
          </th>
        )}
        {columns.map((column) => (
          <th
            key={column.key}
            role="columnheader"
            scope="col"
            aria-sort={column.sort?.direction ?? column.direction}
            className={joinClasses(
              'px-2 py-2 text-12 font-medium text-ink-muted first:ps-4 last:pe-4 md:px-3 md:whitespace-nowrap',
              column.isDroppedWhenNarrow && droppedWhenNarrow,
              selecting && 'max-sm:sr-only max-sm:focus-within:not-sr-only',
              column.align === 'end' ? 'text-end' : 'text-start',
              isFixed && column.className,
            )}
          >
            {column.sort ? (
              <Link
                to={column.sort.to}
                className="rounded-small no-underline hover:text-ink"
                preventScrollReset
              >
                {column.header}
                <SortArrow direction={column.sort.direction} />
              </Link>
            ) : (
              column.header
            )}
          </th>
        ))}
        {rowActionsHeader !== undefined && (
          <th
            role="columnheader"
            scope="col"
            className={joinClasses('print:hidden', isFixed ? 'w-36' : 'w-12')}
          >
            <span className="sr-only">{rowActionsHeader}</span>
          </th>
        )}
      </tr>
    </thead>
  );
}

const sortArrows = { ascending: ArrowUp, descending: ArrowDown, none: null };

function SortArrow({ direction }: { direction: keyof typeof sortArrows }) {
  const Arrow = sortArrows[direction];
  return Arrow && <Arrow size={12} aria-hidden="true" className="ms-1 inline" />;
}
