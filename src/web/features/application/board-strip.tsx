import { memo } from 'react';
import type { ApplicationCard } from '#contract/application-pipeline.ts';
import type { ApplicationStatus } from '#domain/application/application-status.ts';
import { useFormat, useTexts } from '#web/lib/texts.tsx';
import { joinClasses } from '#web/ui/join-classes.ts';
import { dropClasses } from './drop-classes.ts';
import { useCardDropTarget } from './use-card-drag.ts';

type BoardStripProps = {
  status: ApplicationStatus;
  total: number;
  onMove: (card: ApplicationCard, to: ApplicationStatus) => void;
  onFold: (status: ApplicationStatus, isOpen: boolean) => void;
};

/** A collapsed column: opens on click, and takes cards like an open one. */
export const BoardStrip = memo(function BoardStrip({
  status,
  total,
  onMove,
  onFold,
}: BoardStripProps) {
  const t = useTexts();
  const format = useFormat();
  const { ref, state, card } = useCardDropTarget(status, onMove);
  const name = t(`application.company-status.${status}`);
  return (
    <section
      ref={ref}
      aria-label={t('pipeline.board.column', { status: name, count: total })}
      className={joinClasses(
        'flex w-11 shrink-0 snap-start flex-col rounded-card border bg-hover',
        dropClasses[state ?? 'source'],
      )}
    >
      <button
        type="button"
        id={`unfold-${status}`}
        onClick={() => onFold(status, true)}
        aria-label={t('pipeline.board.unfold', { status: name, count: total })}
        className="sticky top-0 flex max-h-full min-h-28 flex-col items-center gap-2 rounded-card py-3 text-13 text-ink-muted hover:text-ink"
      >
        <span className="tabular-nums">{format.number(total)}</span>{' '}
        <span className="font-medium [writing-mode:vertical-rl]">{name}</span>
      </button>
      {state === 'blocked' && card && (
        <p className="mx-auto text-12 text-ink-muted [writing-mode:vertical-rl]">
          {t('pipeline.board.blocked', { from: t(`application.company-status.${card.status}`) })}
        </p>
      )}
    </section>
  );
});
