import { ChevronDown, ChevronRight } from 'lucide-react';
import { memo, useState } from 'react';
import type { ApplicationCard } from '#contract/application-pipeline.ts';
import type { ApplicationStatus } from '#domain/application/application-status.ts';
import type { StageGroup } from '#domain/stage/stage.ts';
import { useFormat, useTexts } from '#web/lib/texts.tsx';
import { joinClasses } from '#web/ui/join-classes.ts';
import { RowCheckbox } from '#web/ui/row-checkbox.tsx';
import {
  CardGroups,
  type ColumnCardsProps,
  MoreButton,
  MoreCards,
  ShowMore,
} from './column-cards.tsx';
import { dropClasses } from './drop-classes.ts';
import { isInGroup } from './moved-board.ts';
import { useCardDropTarget } from './use-card-drag.ts';
import type { Selection } from './use-selection.ts';

type BoardGroupProps = ColumnCardsProps & {
  group: StageGroup;
  /** The cards of this group among the column's first ones. */
  cards: readonly ApplicationCard[];
  isOpen: boolean;
  drawsAll: boolean;
  onSelectAll: Selection['set'];
  onClose: (status: ApplicationStatus, group: string, isClosed: boolean) => void;
};

/** Few at first, so that the stages below stay in view. */
const firstShown = 5;

/** The cards of a column that are in one stage, whatever their job; takes cards like a column. */
export const BoardGroup = memo(function BoardGroup({
  group,
  cards,
  isOpen,
  drawsAll,
  onSelectAll,
  onClose,
  ...props
}: BoardGroupProps) {
  const { column, chosen, mayDecide, onMove } = props;
  const { name, total } = group;
  const t = useTexts();
  const format = useFormat();
  const { ref, state, card } = useCardDropTarget(column.status, onMove, name);
  const [isLong, setIsLong] = useState(false);
  // A card that was just moved here is shown, even far down the list.
  const [known, setKnown] = useState(total);
  if (total !== known) {
    setKnown(total);
    if (total > known) setIsLong(true);
  }
  const shown = isLong ? cards : cards.slice(0, firstShown);
  const title = name || t('pipeline.board.no-stage');
  const status = t(`application.company-status.${column.status}`);
  const movable = shown.filter(({ moves }) => moves.length > 0);
  const selectedHere = movable.filter(({ id }) => chosen.has(id)).length;
  const label = t('pipeline.board.column', {
    status: t('pipeline.stage.of', { status, stage: title }),
    count: total,
  });
  const Chevron = isOpen ? ChevronDown : ChevronRight;
  const more = { ...props, group: name };
  return (
    <section
      ref={ref}
      aria-label={label}
      data-group={name}
      className={joinClasses('rounded-control border', dropClasses[state ?? 'source'])}
    >
      <h3 className="flex min-h-9 touch-height items-center gap-2 px-1">
        {mayDecide && isOpen && movable.length > 0 && (
          <RowCheckbox
            label={t('pipeline.board.select-column', { status: title })}
            checked={selectedHere === movable.length}
            mixed={selectedHere > 0 && selectedHere < movable.length}
            onToggle={(isOn) => onSelectAll(movable, isOn)}
          />
        )}
        <button
          type="button"
          aria-expanded={isOpen}
          aria-label={label}
          onClick={() => onClose(column.status, name, isOpen)}
          className="flex min-h-6 touch-height min-w-0 grow items-center gap-1.5 rounded-small text-start text-12 font-medium text-ink-muted hover:text-ink"
        >
          <Chevron size={14} aria-hidden="true" className="shrink-0 rtl:-scale-x-100" />
          <span className="min-w-0 wrap-long-words">{title}</span>
        </button>
        <span aria-hidden="true" className="text-12 font-normal text-ink-subtle tabular-nums">
          {format.number(total)}
        </span>
      </h3>
      {state === 'blocked' && card && name !== '' && !stageIn(card, column.status, name) && (
        <p className="px-1 pb-2 text-12 text-ink-muted">
          {t('pipeline.bulk.no_stage', { name: card.fullName })}
        </p>
      )}
      {isOpen && total > 0 && (
        <div role="list" className="flex flex-col gap-2 pb-1">
          <CardGroups {...more} cards={shown} />
          {drawsAll && cards.length === 0 && (
            <MoreCards {...more} after={column.older ?? undefined} />
          )}
          {shown.length < cards.length && <MoreButton of={title} onPress={() => setIsLong(true)} />}
          {drawsAll &&
            shown.length > 0 &&
            shown.length === cards.length &&
            cards.length < total &&
            column.older !== null && <ShowMore {...more} after={column.older} />}
        </div>
      )}
    </section>
  );
});

const stageIn = ({ stages }: ApplicationCard, status: ApplicationStatus, name: string) =>
  stages.find((stage) => stage.type === status && isInGroup(stage, name));
