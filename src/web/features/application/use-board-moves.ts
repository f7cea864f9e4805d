import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { ApplicationCard } from '#contract/application-pipeline.ts';
import type { ApplicationStatus } from '#domain/application/application-status.ts';
import type { MoveBasis } from '#domain/application/may-move-application.ts';
import type { Stage } from '#domain/stage/stage.ts';
import { api } from '#web/lib/api.ts';
import { invalidate } from '#web/lib/invalidate.ts';
import { refusalOf } from '#web/lib/refusal-text.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { moveFailure } from './move-failure.ts';
import { movedBoard, placeOn } from './moved-board.ts';
import type { boardInput } from './pipeline-input.ts';
import { useUndo } from './use-undo.ts';

type Move = {
  card: ApplicationCard;
  to: ApplicationStatus;
  stage?: Stage | null | undefined;
  reason?: string;
  basis?: MoveBasis;
};

/**
 * Moves cards optimistically and sends the moves one after the other. A refused move is reverted
 * with the reason; afterwards the board is reloaded.
 */
export function useBoardMoves(
  input: ReturnType<typeof boardInput>,
  say: (text: string) => void,
  /** A hire without an accepted offer needs a confirmation. */
  onOutside: (card: ApplicationCard) => void,
) {
  const t = useTexts();
  const cache = useQueryClient();
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const waiting = useRef(0);
  const { offerUndo } = useUndo();
  const board = api.application.listBoard.queryKey({ input });
  const status = (each: ApplicationStatus) => t(`application.company-status.${each}`);

  async function ask({ card, to, stage, reason, basis }: Move): Promise<void> {
    try {
      const { batchId } = await api.application.move.call({
        applicationId: card.id,
        version: card.version,
        to,
        ...(stage && { stageId: stage.id }),
        ...(reason && { reason }),
        ...(basis && { basis }),
      });
      offerUndo(
        batchId,
        t('company.applications.moved', { name: card.fullName, status: stage?.name ?? status(to) }),
        to === card.status,
      );
    } catch (error) {
      if (refusalOf(error) === 'OFFER_NOT_ACCEPTED') onOutside(card);
      else {
        const { isConflict, text } = moveFailure(t, error, { name: card.fullName, to });
        const title = t(isConflict ? 'company.conflict.title' : 'company.move-failed');
        toast({ title, description: text, tone: 'danger' });
      }
      cache.setQueryData(
        board,
        (data) =>
          data &&
          movedBoard(data, { ...card, status: to, stage: stage ?? null }, card.status, card.stage),
      );
      cache.setQueryData(
        board,
        (data) =>
          data && {
            ...data,
            columns: data.columns.map((column) => ({
              ...column,
              items: column.items.map((item) => (item.id === card.id ? card : item)),
            })),
          },
      );
    } finally {
      waiting.current -= 1;
      if (waiting.current === 0) void invalidate(cache, api.application, api.offer);
    }
  }

  return function move(wish: Move): void {
    const { card, to, stage = null } = wish;
    waiting.current += 1;
    // A response in flight does not include this move yet.
    void cache.cancelQueries({ queryKey: api.application.listBoard.key() });
    const next = cache.setQueryData(board, (data) => data && movedBoard(data, card, to, stage));
    for (const [key, page] of cache.getQueriesData<{ items: ApplicationCard[] }>({
      queryKey: api.application.listCards.key(),
    })) {
      if (page?.items.some(({ id }) => id === card.id)) {
        cache.setQueryData(key, { ...page, items: page.items.filter(({ id }) => id !== card.id) });
      }
    }
    const { place, total } = next
      ? placeOn(next, card.id, to, stage)
      : { place: undefined, total: 0 };
    const names = { name: card.fullName, status: stage?.name ?? status(to) };
    say(place ? t('pipeline.moved-place', { ...names, place, total }) : t('pipeline.moved', names));
    queue.current = queue.current.then(() => ask(wish));
  };
}
