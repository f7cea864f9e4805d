import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { FoundCandidate } from '#contract/match-lists.ts';
import { api } from '#web/lib/api.ts';
import { invalidate } from '#web/lib/invalidate.ts';
import { showFailure } from '#web/lib/show-failure.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { useInvite } from '#web/lib/use-invite.ts';
import { Button } from '#web/ui/button.tsx';
import type { MenuItem } from '#web/ui/menu.tsx';
import { RowMenu } from '#web/ui/row-menu.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { useLostFocus } from '#web/ui/use-lost-focus.ts';

export type MatchedPosting = { id: string; title: string; isOpen: boolean };

type Props = {
  candidate: FoundCandidate;
  posting: MatchedPosting;
  /** In a row of a list, where a phone has room for the menu only. */
  isInRow?: boolean;
};

/** Inviting a candidate, and keeping them in the talent pool or on the posting's shortlist. */
export function CandidateActions({ candidate, posting, isInRow = false }: Props) {
  const t = useTexts();
  const invite = useInvite();
  const pool = usePool();
  const { id: studentId, name, entryId, isShortlisted } = candidate;
  const mayInvite =
    posting.isOpen &&
    candidate.isAvailable &&
    !candidate.hasApplied &&
    candidate.invitation === null;
  const menu = useRef<HTMLButtonElement>(null);
  useLostFocus(mayInvite, menu);
  const add = (postingId?: string) =>
    pool.mutate({
      act: () => api.talent.create.call({ studentId, ...(postingId && { postingId }) }, keyed()),
      done: t(postingId ? 'candidate.pool.listed' : 'candidate.pool.added', { name }),
    });
  const askThem = () => invite.mutate({ studentId, postingId: posting.id, name });
  const items: MenuItem[] = [
    ...(mayInvite && isInRow
      ? [{ text: t('candidate.invite.open'), isOnPhone: true, onSelect: askThem }]
      : []),
    ...(entryId === null
      ? [{ text: t('candidate.pool.add'), onSelect: () => add() }]
      : [
          {
            text: t('candidate.pool.open'),
            to: `/company-dashboard/talent?entry=${entryId}`,
          },
        ]),
    isShortlisted && entryId !== null
      ? {
          text: t('candidate.pool.unlist'),
          onSelect: () =>
            pool.mutate({
              act: () =>
                api.talent.setShortlisted.call(
                  { entryId, postingId: posting.id, isShortlisted: false },
                  keyed(),
                ),
              done: t('candidate.pool.unlisted', { name }),
            }),
        }
      : { text: t('candidate.pool.shortlist'), onSelect: () => add(posting.id) },
  ];
  return (
    <div className="flex items-center gap-2">
      {mayInvite && (
        <Button
          size="sm"
          className={isInRow ? 'max-sm:hidden' : undefined}
          busy={invite.isPending}
          aria-label={t('candidate.invite.one', { name })}
          onClick={askThem}
        >
          {t('candidate.invite.open')}
        </Button>
      )}
      <RowMenu
        ref={menu}
        label={t('dashboard.actions-for-name', { name })}
        busy={invite.isPending}
        items={items}
      />
    </div>
  );
}

const keyed = () => ({ context: { idempotencyKey: crypto.randomUUID() } });

function usePool() {
  const t = useTexts();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async ({ act }: { act: () => Promise<unknown>; done: string }) => act(),
    onSuccess: (_answer, { done }) => toast({ title: done, tone: 'success' }),
    onError: (error) => showFailure(t, 'candidate.pool.failed', error),
    onSettled: () => invalidate(cache, api.match.listCandidates, api.talent.list),
  });
}
