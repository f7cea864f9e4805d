import { memo, useDeferredValue } from 'react';
import type { ApplicationStatus } from '#domain/application/application-status.ts';
import { stageKey } from '#domain/stage/stage.ts';
import { useFormat, useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import { joinClasses } from '#web/ui/join-classes.ts';
import { RowCheckbox } from '#web/ui/row-checkbox.tsx';
import { BoardGroup } from './board-group.tsx';
import { groupEntry } from './closed-groups.ts';
import { CardGroups, type ColumnCardsProps, MoreCards, ShowMore } from './column-cards.tsx';
import { dropClasses } from './drop-classes.ts';
import { isInGroup } from './moved-board.ts';
import { useCardDropTarget } from './use-card-drag.ts';
import type { Selection } from './use-selection.ts';

type BoardColumnProps = ColumnCardsProps & {
  onSelectAll: Selection['set'];
  /** The stages whose cards are hidden, of all columns. */
  closed: readonly string[];
  onClose: (status: ApplicationStatus, group: string, isClosed: boolean) => void;
  onFold: ((status: ApplicationStatus, isOpen: boolean) => void) | undefined;
};

/** A status column: its count, its newest cards, and more on demand. */
export const BoardColumn = memo(function BoardColumn(props: BoardColumnProps) {
  const { onSelectAll, closed, onClose, onFold, ...cards } = props;
  const { column, chosen, mayDecide, onMove } = cards;
  const t = useTexts();
  const format = useFormat();
  const { ref, state, card } = useCardDropTarget(column.status, onMove);
  const status = t(`application.company-status.${column.status}`);
  const movable = column.items.filter(({ moves }) => moves.length > 0);
  const selectedHere = movable.filter(({ id }) => chosen.has(id)).length;
  const id = `column-${column.status}`;
  return (
    <section
      ref={ref}
      aria-labelledby={id}
      data-column={column.status}
      className={joinClasses(
        'flex min-w-44 max-w-80 flex-1 basis-44 snap-start flex-col rounded-card border bg-hover [contain:layout_style] max-sm:w-[78vw] max-sm:flex-none',
        dropClasses[state ?? 'source'],
      )}
    >
      <header className="sticky top-0 z-10 flex min-h-11 items-center gap-2 rounded-t-card bg-hover px-3 py-2">
        {mayDecide && movable.length > 0 && (
          <RowCheckbox
            label={t('pipeline.board.select-column', { status })}
            checked={selectedHere === movable.length}
            mixed={selectedHere > 0 && selectedHere < movable.length}
            onToggle={(isOn) => onSelectAll(movable, isOn)}
          />
        )}
        <h2
          id={id}
          tabIndex={-1}
          aria-label={t('pipeline.board.column', { status, count: column.total })}
          className="flex min-w-0 grow items-center gap-2 rounded-small text-13 font-semibold text-ink"
        >
          <span className="min-w-0 wrap-long-words">{status}</span>
          <span className="font-normal text-ink-subtle tabular-nums">
            {format.number(column.total)}
          </span>
        </h2>
        {onFold && (
          <Button variant="ghost" size="sm" onClick={() => onFold(column.status, false)}>
            {t('pipeline.board.fold', { status })}
          </Button>
        )}
      </header>
      {state === 'blocked' && card && (
        <p className="px-3 pb-2 text-12 text-ink-muted">
          {t('pipeline.board.blocked', { from: t(`application.company-status.${card.status}`) })}
        </p>
      )}
      <ColumnCards {...cards} onSelectAll={onSelectAll} closed={closed} onClose={onClose} />
    </section>
  );
});

/** As many cards as fit a tall screen render first, the others right after. */
const firstRendered = 8;

const ColumnCards = memo(function ColumnCards({
  onSelectAll,
  closed,
  onClose,
  ...props
}: Omit<BoardColumnProps, 'onFold'>) {
  const { column } = props;
  const t = useTexts();
  const drawsAll = useDeferredValue(true, false);
  const cards = drawsAll ? column.items : column.items.slice(0, firstRendered);
  if (column.groups.length > 0) {
    return (
      <div className="flex min-h-28 grow flex-col gap-1 px-2 pb-2">
        {column.groups.map((group) => (
          <BoardGroup
            key={stageKey(group.name)}
            {...props}
            group={group}
            cards={cards.filter(({ stage }) => isInGroup(stage, group.name))}
            isOpen={!closed.includes(groupEntry(column.status, group.name))}
            drawsAll={drawsAll}
            onSelectAll={onSelectAll}
            onClose={onClose}
          />
        ))}
      </div>
    );
  }
  return (
    <div role="list" className="flex min-h-28 grow flex-col gap-2 px-2 pb-2">
      <CardGroups {...props} cards={cards} />
      {column.items.length === 0 && column.total === 0 && (
        <li className="list-none px-1 py-2 text-13 text-ink-subtle">{t('pipeline.board.none')}</li>
      )}
      {column.total > 0 && column.items.length === 0 && <MoreCards {...props} after={undefined} />}
      {drawsAll && column.items.length > 0 && column.older !== null && (
        <ShowMore {...props} after={column.older} />
      )}
    </div>
  );
});
