import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import type { ApplicationCard, BoardColumn as Column } from '#contract/application-pipeline.ts';
import { api } from '#web/lib/api.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import { useSettled } from '#web/ui/use-settled.ts';
import { BoardCard, type CardActions } from './board-card.tsx';
import type { boardInput } from './pipeline-input.ts';
import type { Selection } from './use-selection.ts';

export type ColumnCardsProps = CardActions & {
  column: Column;
  input: ReturnType<typeof boardInput>;
  chosen: Selection['chosen'];
  mayDecide: boolean;
};

type Grouped = ColumnCardsProps & {
  /** The name of the stage that these cards are in, or '' for none. */
  group?: string;
};

/** Groups out of sight are skipped by the browser; smaller ones would cost more than they save. */
const groupSize = 8;

export function CardGroups({
  cards,
  chosen,
  group,
  mayDecide,
  pathOf,
  onMove,
  onSelect,
}: Grouped & { cards: readonly ApplicationCard[] }) {
  return Array.from({ length: Math.ceil(cards.length / groupSize) }, (_, at) => (
    <CardGroup key={at}>
      {cards.slice(at * groupSize, (at + 1) * groupSize).map((card) => (
        <BoardCard
          key={card.id}
          card={card}
          isSelected={chosen.has(card.id)}
          isGrouped={group !== undefined}
          {...{ mayDecide, pathOf, onMove, onSelect }}
        />
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

type MoreProps = Grouped & { after: string | undefined };

export function ShowMore(props: MoreProps) {
  const t = useTexts();
  const [isOpen, setIsOpen] = useState(false);
  if (isOpen) return <MoreCards {...props} />;
  const status = props.group || t(`application.company-status.${props.column.status}`);
  return <MoreButton of={status} onPress={() => setIsOpen(true)} />;
}

export function MoreButton({ of, onPress }: { of: string; onPress: () => void }) {
  const t = useTexts();
  return (
    <li className="list-none">
      <Button
        size="sm"
        variant="ghost"
        className="w-full"
        aria-label={t('pipeline.board.more-of', { status: of })}
        onClick={onPress}
      >
        {t('pipeline.board.more')}
      </Button>
    </li>
  );
}

/** The next page of cards, and the pages after it. */
export function MoreCards(props: MoreProps) {
  const t = useTexts();
  const { column, input, after, group } = props;
  const { data, isError, refetch, isFetching } = useQuery({
    ...api.application.listCards.query({
      ...input,
      status: column.status,
      ...(after && { after }),
      ...(group !== undefined && { stage: group }),
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
