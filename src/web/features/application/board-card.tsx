import { ArrowRightLeft } from 'lucide-react';
import { memo } from 'react';
import { Link } from 'react-router';
import type { ApplicationCard } from '#contract/application-pipeline.ts';
import type { ApplicationStatus } from '#domain/application/application-status.ts';
import type { Stage } from '#domain/stage/stage.ts';
import { useFormat, useTexts } from '#web/lib/texts.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { joinClasses } from '#web/ui/join-classes.ts';
import { Menu } from '#web/ui/menu.tsx';
import { RowCheckbox } from '#web/ui/row-checkbox.tsx';
import { SiteIcon, type SiteIconName } from '#web/ui/site-icon.tsx';
import { moveItems } from './move-items.ts';
import { StageBadge } from './status-badge.tsx';
import { useDraggableCard } from './use-card-drag.ts';

export type CardActions = {
  /** The page of an application. */
  pathOf: (id: string) => string;
  onMove: (card: ApplicationCard, to: ApplicationStatus, stage?: Stage | null) => void;
  onSelect: (card: ApplicationCard, isRange: boolean, isOn: boolean) => void;
};

type BoardCardProps = CardActions & {
  card: ApplicationCard;
  isSelected: boolean;
  mayDecide: boolean;
  /** Below the name of its stage, which it then doesn't repeat. */
  isGrouped: boolean;
};

/** An application on the board: can be opened, selected, dragged, or moved by its menu. */
export const BoardCard = memo(function BoardCard({
  card,
  isSelected,
  mayDecide,
  isGrouped,
  pathOf,
  onMove,
  onSelect,
}: BoardCardProps) {
  const t = useTexts();
  const format = useFormat();
  const { ref, isDragged } = useDraggableCard(card);
  const name = card.fullName;
  const fullName = t('pipeline.name-of', { name, title: card.postingTitle });
  const moveLabel = t('company.applications.move-of', { name, title: card.postingTitle });
  const date = format.date(card.appliedAt);
  return (
    <li
      ref={ref}
      // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- its group has no role, the column's list does
      role="listitem"
      data-card={card.id}
      data-status={card.status}
      data-dragged={isDragged || undefined}
      className={joinClasses(
        'rounded-control border bg-surface p-3 text-13 select-none data-dragged:opacity-40 data-[arrived=left]:animate-from-left data-[arrived=right]:animate-from-right has-[[data-card-opener]:focus-visible]:border-primary',
        isSelected ? 'border-primary bg-primary-soft' : 'border-line hover:border-line-strong',
        card.moves.length > 0 && 'cursor-grab',
      )}
    >
      <div className="-ms-1 flex items-start gap-1 pointer-coarse:ms-0 pointer-coarse:items-center pointer-coarse:gap-2">
        {mayDecide && card.moves.length > 0 && (
          <RowCheckbox
            label={t('pipeline.select', { name: fullName })}
            checked={isSelected}
            onToggle={(isOn, isRange) => onSelect(card, isRange, isOn)}
          />
        )}
        <Link
          to={pathOf(card.id)}
          discover="none"
          draggable={false}
          data-card-opener=""
          aria-label={fullName}
          className="min-h-6 touch-height min-w-0 grow rounded-small text-start text-14 font-medium wrap-anywhere text-ink no-underline hover:text-primary"
        >
          {name}
        </Link>
      </div>
      <p className="mt-0.5 line-clamp-2 wrap-long-words text-ink-muted">{card.postingTitle}</p>
      {card.stage && !isGrouped && <StageBadge stage={card.stage} className="mt-2" />}
      {card.isOverdue && (
        <p className="mt-2 flex items-center gap-1 text-12 font-medium text-warning">
          <SiteIcon name="clock" size={12} />
          {t('dashboard.no-response-in-30-days')}
        </p>
      )}
      <div className="mt-2 flex items-end justify-between gap-1">
        <p className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 text-12 text-ink-subtle">
          <time dateTime={card.appliedAt.toISOString()}>
            <span className="sr-only">{t('pipeline.board.applied', { date })}</span>
            <span aria-hidden="true">{date}</span>
          </time>
          {card.match !== null && (
            <Mark icon="gauge" text={t('pipeline.board.match', { score: card.match })}>
              {format.number(card.match)}
            </Mark>
          )}
          {card.rating !== null && (
            <Mark icon="star" text={t('pipeline.board.stars', { count: card.rating })}>
              {format.number(Math.round(card.rating * 10) / 10)}
            </Mark>
          )}
          {card.notes > 0 && (
            <Mark icon="sticky-note" text={t('pipeline.board.notes', { count: card.notes })}>
              {format.number(card.notes)}
            </Mark>
          )}
          {card.messages > 0 && (
            <Mark
              icon="message-square"
              text={t('pipeline.board.messages', { count: card.messages })}
            >
              {format.number(card.messages)}
            </Mark>
          )}
        </p>
        {card.moves.length > 0 && (
          <span data-no-drag="" className="-me-1.5 -mb-1.5 shrink-0 pointer-coarse:mb-0">
            <Menu
              trigger={
                <IconButton
                  icon={ArrowRightLeft}
                  size="sm"
                  data-card-menu=""
                  label={moveLabel}
                  aria-keyshortcuts="M"
                  title={t('pipeline.workspace.key', {
                    way: moveLabel,
                    keys: 'M',
                  })}
                />
              }
              items={moveItems(t, card, (to, stage) => onMove(card, to, stage))}
            />
          </span>
        )}
      </div>
    </li>
  );
});

function Mark({ icon, text, children }: { icon: SiteIconName; text: string; children: string }) {
  return (
    <span role="img" aria-label={text} className="inline-flex items-center gap-1 tabular-nums">
      <SiteIcon name={icon} size={12} />
      {children}
    </span>
  );
}
