import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { ApplicationCard } from '#contract/application-pipeline.ts';
import type { ApplicationStatus } from '#domain/application/application-status.ts';
import { isClosedStatus } from '#domain/application/board-columns.ts';
import { type Stage, adjacentStage } from '#domain/stage/stage.ts';
import { api } from '#web/lib/api.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { joinClasses } from '#web/ui/join-classes.ts';
import { BoardColumn } from './board-column.tsx';
import { BoardStrip } from './board-strip.tsx';
import { useClosedGroups } from './closed-groups.ts';
import { MoveDialogs, type MoveQuestion, questionOf } from './move-dialogs.tsx';
import { isInGroup } from './moved-board.ts';
import { NoApplications } from './no-applications.tsx';
import { boardInput } from './pipeline-input.ts';
import { PipelineTools } from './pipeline-tools.tsx';
import { pressBoardKey } from './press-board-key.ts';
import { useBoardFocus } from './use-board-focus.ts';
import { useBoardMoves } from './use-board-moves.ts';
import type { Selection } from './use-selection.ts';
import { workspacePath } from './workspace-path.ts';

type PendingMove = {
  card: ApplicationCard;
  to: ApplicationStatus;
  stage?: Stage | null;
  question: MoveQuestion;
};

type PipelineBoardProps = {
  selection: Selection;
  say: (text: string) => void;
};

/** The applications by status: move a card by dragging, by its menu, or by keyboard. */
export function PipelineBoard({ selection, say }: PipelineBoardProps) {
  const t = useTexts();
  const cache = useQueryClient();
  const [params] = useSearchParams();
  // A stable object per set of filters, for the columns that query by it.
  const input = useMemo(() => boardInput(params), [params]);
  const { data } = useSuspenseQuery(api.application.listBoard.query(input));
  const [unfolded, setUnfolded] = useState<readonly ApplicationStatus[]>([]);
  const closed = useClosedGroups();
  const { close } = closed;
  const [pending, setPending] = useState<PendingMove | null>(null);
  // While closing, a dialog still shows its last question.
  const [shownQuestion, setShownQuestion] = useState<PendingMove | null>(null);
  if (pending && pending !== shownQuestion) setShownQuestion(pending);
  const { root, onFocus, focusCard, followCard, focusLater } = useBoardFocus();
  const send = useBoardMoves(input, say, (card) =>
    setPending({ card, to: 'hired', question: 'outside' }),
  );
  // Stable callbacks, so that cards re-render only when they change.
  const latest = useRef(send);
  useEffect(() => {
    latest.current = send;
  });
  const fold = useCallback(
    (status: ApplicationStatus, isOpen: boolean) => {
      setUnfolded((before) => [
        ...before.filter((each) => each !== status),
        ...(isOpen ? [status] : []),
      ]);
      focusLater(isOpen ? `column-${status}` : `unfold-${status}`);
    },
    [focusLater],
  );

  const move = useCallback(
    (card: ApplicationCard, to: ApplicationStatus, stage: Stage | null = null) => {
      if (to !== card.status && !card.moves.includes(to)) {
        const [from, target] = [card.status, to].map((each) =>
          t(`application.company-status.${each as ApplicationStatus}`),
        );
        return say(
          t('pipeline.not-there', { name: card.fullName, from: from ?? '', to: target ?? '' }),
        );
      }
      const question = questionOf(card.status, to);
      if (question) return setPending({ card, to, stage, question });
      close(to, stage?.name ?? '', false);
      followCard(card.id);
      latest.current({ card, to, stage });
    },
    [close, followCard, say, t],
  );

  /** All visible cards, including those loaded by 'Show more'. */
  const shown = useCallback((): ApplicationCard[] => {
    const more = cache.getQueriesData<{ items: ApplicationCard[] }>({
      queryKey: api.application.listCards.key(),
    });
    return [
      ...data.columns.flatMap(({ items }) => items),
      ...more.flatMap(([, page]) => page?.items ?? []),
    ];
  }, [cache, data]);
  const withCard = (id: string, act: (card: ApplicationCard) => void) => {
    const card = shown().find((each) => each.id === id);
    if (card) act(card);
  };
  const { toggle } = selection;
  const onSelect = useCallback(
    (card: ApplicationCard, isRange: boolean, isOn: boolean) =>
      toggle(
        card,
        shown().filter(
          ({ status, stage }) => status === card.status && isInGroup(stage, card.stage?.name ?? ''),
        ),
        isRange,
        isOn,
      ),
    [shown, toggle],
  );
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) =>
    pressBoardKey(event, {
      move: (id, to) => withCard(id, (card) => move(card, to)),
      moveWithin: (id, by) =>
        withCard(id, (card) => {
          const stage = adjacentStage(card, by);
          if (stage !== undefined) move(card, card.status, stage);
        }),
      select: (id) =>
        withCard(id, (card) => {
          if (card.moves.length > 0) toggle(card, [], false, !selection.chosen.has(id));
        }),
    });

  const total = data.columns.reduce((sum, column) => sum + column.total, 0);
  const pathOf = useCallback((id: string) => workspacePath(id, params), [params]);
  const actions = { pathOf, onMove: move, onSelect };
  const isFolded = (status: ApplicationStatus) =>
    isClosedStatus(status) && status !== input.status && !unfolded.includes(status);
  return (
    <PipelineTools
      postings={data.postings}
      stages={data.stages}
      isCapped={data.postingsCapped}
      count={total}
    >
      {total === 0 ? (
        <NoApplications mayDecide={data.mayDecide} />
      ) : (
        <>
          <p className="sr-only">{t('pipeline.board.keys')}</p>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the cards inside handle the keys */}
          <div
            ref={root}
            data-board=""
            role="group"
            aria-label={t('pipeline.board.label')}
            onKeyDown={onKeyDown}
            onFocus={onFocus}
            className={joinClasses(
              '-mx-4 max-h-[calc(100dvh-12rem)] min-h-96 scroll-ps-4 overflow-auto overscroll-contain px-4 pb-3 sm:-mx-6 sm:px-6 lg:-mx-8 lg:px-8',
              // Scroll snapping would stop the board from following the dragged card.
              'max-sm:snap-x has-data-dragged:snap-none',
              // On an opaque ground the browser scrolls without the main thread.
              'bg-background',
            )}
          >
            <div className="flex min-h-full gap-2">
              {data.columns
                .filter(({ status }) => !isFolded(status))
                .map((column) => (
                  <BoardColumn
                    key={column.status}
                    column={column}
                    input={input}
                    chosen={selection.chosen}
                    onSelectAll={selection.set}
                    mayDecide={data.mayDecide}
                    closed={closed.entries}
                    onClose={close}
                    onFold={unfolded.includes(column.status) ? fold : undefined}
                    {...actions}
                  />
                ))}
              {data.columns
                .filter(({ status }) => isFolded(status))
                .map(({ status, total: count }) => (
                  <BoardStrip
                    key={status}
                    status={status}
                    total={count}
                    onMove={move}
                    onFold={fold}
                  />
                ))}
            </div>
          </div>
        </>
      )}
      {shownQuestion && (
        <MoveDialogs
          application={shownQuestion.card}
          to={shownQuestion.to}
          question={pending?.question ?? null}
          busy={false}
          problem={undefined}
          onClose={() => setPending(null)}
          onMove={(how) => {
            const { card, to, stage } = shownQuestion;
            send({ card, to, stage, ...how });
            focusCard(card.id);
            setPending(null);
          }}
        />
      )}
    </PipelineTools>
  );
}
