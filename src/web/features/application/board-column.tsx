import { useQuery } from '@tanstack/react-query';
import { memo, type ReactNode, useDeferredValue, useRef, useState } from 'react';
import type { ApplicationCard, BoardColumn as Column } from '#contract/application-pipeline.ts';
import type { ApplicationStatus } from '#domain/application/application-status.ts';
import { api } from '#web/lib/api.ts';
import { useFormat, useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import { joinClasses } from '#web/ui/join-classes.ts';
import { RowCheckbox } from '#web/ui/row-checkbox.tsx';
import { BoardCard, type CardActions } from './board-card.tsx';
import { dropClasses } from './drop-classes.ts';
import type { boardInput } from './pipeline-input.ts';
import { useCardDropTarget } from './use-card-drag.ts';
import type { Selection } from './use-selection.ts';
import { useSettled } from './use-settled.ts';

type ColumnCardsProps = CardActions & {
  column: Column;
  input: ReturnType<typeof boardInput>;
  chosen: Selection['chosen'];
  mayDecide: boolean;
};

type BoardColumnProps = ColumnCardsProps & {
  onSelectAll: Selection['set'];
  onFold: ((status: ApplicationStatus, isOpen: boolean) => void) | undefined;
};

/** A status column: its count, its newest cards, and more on demand. */
export const BoardColumn = memo(function BoardColumn(props: BoardColumnProps) {
  const { onSelectAll, onFold, ...cards } = props;
  const { column, chosen, mayDecide, onMove } = cards;
  const t = useTexts();
  const format = useFormat();
  const { ref, state, from } = useCardDropTarget(column.status, onMove);
  const status = t(`application.company-status.${column.status}`);
  const movable = column.items.filter(({ moves }) => moves.length > 0);
  const chosenHere = movable.filter(({ id }) => chosen.has(id)).length;
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
            checked={chosenHere === movable.length}
            mixed={chosenHere > 0 && chosenHere < movable.length}
            onToggle={(isOn) => onSelectAll(movable, isOn)}
          />
        )}
        <h2
          id={id}
          tabIndex={-1}
          aria-label={t('pipeline.board.column', { status, count: column.total })}
          className="flex min-w-0 grow items-center gap-2 rounded-small text-13 font-semibold text-ink"
        >
          <span className="truncate">{status}</span>
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
      {state === 'blocked' && from && (
        <p className="px-3 pb-2 text-12 text-ink-muted">
          {t('pipeline.board.blocked', { from: t(`application.company-status.${from}`) })}
        </p>
      )}
      <ColumnCards {...cards} />
    </section>
  );
});

/** As many cards as fit a tall screen render first, the others right after. */
const firstDrawn = 8;

const ColumnCards = memo(function ColumnCards(props: ColumnCardsProps) {
  const { column } = props;
  const t = useTexts();
  const drawsAll = useDeferredValue(true, false);
  return (
    <div role="list" className="flex min-h-28 grow flex-col gap-2 px-2 pb-2">
      <CardGroups {...props} cards={drawsAll ? column.items : column.items.slice(0, firstDrawn)} />
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

/** Groups out of sight are skipped by the browser; smaller ones would cost more than they save. */
const groupSize = 8;

function CardGroups({ cards, ...props }: ColumnCardsProps & { cards: readonly ApplicationCard[] }) {
  return Array.from({ length: Math.ceil(cards.length / groupSize) }, (_, at) => (
    <CardGroup key={at}>
      {cards.slice(at * groupSize, (at + 1) * groupSize).map((card) => (
        <CardIn key={card.id} {...props} card={card} />
      ))}
    </CardGroup>
  ));
}

function CardGroup({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLUListElement>(null);
  useSettled(ref);
  return (
    <ul
      ref={ref}
      role="presentation"
      className="flex flex-col gap-2 [contain-intrinsic-size:auto_60rem] data-settled:[content-visibility:auto]"
    >
      {children}
    </ul>
  );
}

function CardIn({ card, ...props }: ColumnCardsProps & { card: ApplicationCard }) {
  const { chosen, mayDecide, pathOf, onMove, onSelect } = props;
  return (
    <BoardCard
      card={card}
      isSelected={chosen.has(card.id)}
      mayDecide={mayDecide}
      pathOf={pathOf}
      onMove={onMove}
      onSelect={onSelect}
    />
  );
}

type MoreProps = ColumnCardsProps & { after: string | undefined };

function ShowMore(props: MoreProps) {
  const t = useTexts();
  const [isOpen, setIsOpen] = useState(false);
  if (isOpen) return <MoreCards {...props} />;
  const status = t(`application.company-status.${props.column.status}`);
  return (
    <li>
      <Button
        size="sm"
        variant="ghost"
        className="w-full"
        aria-label={t('pipeline.board.more-of', { status })}
        onClick={() => setIsOpen(true)}
      >
        {t('pipeline.board.more')}
      </Button>
    </li>
  );
}

/** The next page of cards, and the pages after it. */
function MoreCards(props: MoreProps) {
  const t = useTexts();
  const { column, input, after } = props;
  const { data, isError, refetch, isFetching } = useQuery({
    ...api.application.listCards.queryOptions({
      input: { ...input, status: column.status, ...(after && { after }) },
    }),
    placeholderData: (before) => before,
  });
  if (data === undefined) {
    return (
      <li role="status" className="list-none px-1 py-2 text-13 text-ink-muted">
        {isError ? t('pipeline.board.more-failed') : t('pipeline.board.loading')}
        {isError && (
          <Button size="sm" className="mt-2" busy={isFetching} onClick={() => void refetch()}>
            {t('common.retry')}
          </Button>
        )}
      </li>
    );
  }
  return (
    <>
      <CardGroups {...props} cards={data.items} />
      {data.older !== null && <ShowMore {...props} after={data.older} />}
    </>
  );
}
