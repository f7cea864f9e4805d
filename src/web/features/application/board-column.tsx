import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ApplicationCard, BoardColumn as Column } from '#contract/application-pipeline.ts';
import { api } from '#web/lib/api.ts';
import { useFormat, useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import { joinClasses } from '#web/ui/join-classes.ts';
import { RowCheckbox } from '#web/ui/row-checkbox.tsx';
import { BoardCard, type CardActions } from './board-card.tsx';
import type { boardInput } from './pipeline-input.ts';
import type { Drag } from './use-card-drag.ts';
import type { Selection } from './use-selection.ts';

type BoardColumnProps = CardActions & {
  column: Column;
  input: ReturnType<typeof boardInput>;
  drag: Drag | null;
  selection: Selection;
  mayDecide: boolean;
  onFold?: (() => void) | undefined;
};

/** One status of the board: its number, its newest cards, and more of them when asked. */
export function BoardColumn(props: BoardColumnProps) {
  const { column, drag, selection, mayDecide, onFold } = props;
  const t = useTexts();
  const format = useFormat();
  const status = t(`application.company-status.${column.status}`);
  const isSource = drag?.card.status === column.status;
  const isBlocked = drag !== null && !isSource && !drag.card.moves.includes(column.status);
  const isTarget = drag !== null && !isSource && !isBlocked;
  const movable = column.items.filter(({ moves }) => moves.length > 0);
  const chosen = movable.filter(({ id }) => selection.chosen.has(id)).length;
  const id = `column-${column.status}`;
  return (
    <section
      aria-labelledby={id}
      data-column={column.status}
      className={joinClasses(
        'flex w-64 shrink-0 snap-start flex-col rounded-card border bg-hover transition-colors max-sm:w-[78vw]',
        isTarget
          ? drag.over === column.status
            ? 'border-primary bg-primary-soft'
            : 'border-dashed border-primary'
          : 'border-transparent',
        isBlocked && 'opacity-50',
      )}
    >
      <header className="flex min-h-11 items-center gap-2 px-3 py-2">
        {mayDecide && movable.length > 0 && (
          <RowCheckbox
            label={t('pipeline.board.select-column', { status })}
            checked={chosen === movable.length}
            mixed={chosen > 0 && chosen < movable.length}
            onToggle={(isOn) => selection.set(movable, isOn)}
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
          <Button variant="ghost" size="sm" onClick={onFold}>
            {t('pipeline.board.fold', { status })}
          </Button>
        )}
      </header>
      {isBlocked && (
        <p className="px-3 pb-2 text-12 text-ink-muted">
          {t('pipeline.board.blocked', {
            from: t(`application.company-status.${drag.card.status}`),
          })}
        </p>
      )}
      <ul className="flex max-h-[calc(100dvh-17rem)] min-h-28 grow flex-col gap-2 overflow-y-auto overscroll-y-contain px-2 pb-2">
        {column.items.map((card) => (
          <CardIn key={card.id} {...props} card={card} />
        ))}
        {column.items.length === 0 && column.total === 0 && (
          <li className="px-1 py-2 text-13 text-ink-subtle">{t('pipeline.board.none')}</li>
        )}
        {column.total > 0 && column.items.length === 0 && (
          <MoreCards {...props} after={undefined} />
        )}
        {column.items.length > 0 && column.older !== null && (
          <ShowMore {...props} after={column.older} />
        )}
      </ul>
    </section>
  );
}

function CardIn({ card, ...props }: BoardColumnProps & { card: ApplicationCard }) {
  const { drag, selection, mayDecide, onOpen, onMove, onSelect, onPointerDown } = props;
  return (
    <BoardCard
      card={card}
      isSelected={selection.chosen.has(card.id)}
      isDragged={drag?.card.id === card.id}
      mayDecide={mayDecide}
      onOpen={onOpen}
      onMove={onMove}
      onSelect={onSelect}
      onPointerDown={onPointerDown}
    />
  );
}

type MoreProps = BoardColumnProps & { after: string | undefined };

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

/** The cards after a place, and what comes after them. */
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
      <li role="status" className="px-1 py-2 text-13 text-ink-muted">
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
      {data.items.map((card) => (
        <CardIn key={card.id} {...props} card={card} />
      ))}
      {data.older !== null && <ShowMore {...props} after={data.older} />}
    </>
  );
}
