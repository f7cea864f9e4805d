import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useRevalidator } from 'react-router';
import type { OwnPosting } from '#contract/posting.ts';
import type { PostingState } from '#domain/posting/posting.ts';
import { api } from '#web/lib/api.ts';
import { usePlanLimitText } from '#web/lib/plan-limit.ts';
import { callFailure, refusalOf } from '#web/lib/refusal-text.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { useIntentKey } from '#web/lib/use-intent-key.ts';
import { toast } from '#web/ui/toast-store.ts';
import { postingPath } from './posting-path.ts';

type Target = Pick<OwnPosting, 'id' | 'title' | 'version'>;

/**
 * A list's posting actions: change the state, duplicate. A failure shows its reason, and the list
 * reloads.
 */
export function usePostingActions(posting: Target) {
  const t = useTexts();
  const cache = useQueryClient();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const keyFor = useIntentKey();
  const limitText = usePlanLimitText();
  const title = posting.title || t('dashboard.untitled-job');

  const follow = async () => {
    await cache.invalidateQueries({ queryKey: api.posting.key() });
    await revalidate();
  };
  const fail = (error: unknown) => {
    const refusal = refusalOf(error);
    if (refusal === 'POSTING_INCOMPLETE') {
      void navigate(`${postingPath(posting.id)}?check=publish`);
      return;
    }
    const reached = limitText(error);
    if (reached) {
      const onAction = () => void navigate('/company-dashboard/plan');
      const action = { label: t('plan.limit.action'), onAction };
      toast({ title: reached.title, description: reached.text, tone: 'danger', action });
      return;
    }
    const isOld = refusal === 'POSTING_CHANGED';
    toast({
      title: t('posting.done.failed'),
      description: t(isOld ? 'posting.conflict.list' : callFailure(error)),
      tone: 'danger',
    });
  };

  const moving = useMutation({
    mutationFn: (to: PostingState) => {
      const input = { postingId: posting.id, to, version: posting.version };
      return api.posting.move.call(input, { context: { idempotencyKey: keyFor(input) } });
    },
    onSuccess: ({ state }) => {
      if (state !== 'draft')
        toast({ title: t(`posting.done.${state}`, { title }), tone: 'success' });
    },
    onError: fail,
    onSettled: follow,
  });

  const copying = useMutation({
    mutationFn: () => {
      const input = { postingId: posting.id };
      return api.posting.createCopy.call(input, {
        context: { idempotencyKey: keyFor({ ...input, at: posting.version }) },
      });
    },
    onSuccess: async ({ id }) => {
      await cache.invalidateQueries({ queryKey: api.posting.key() });
      await navigate(postingPath(id));
      toast({ title: t('posting.done.copied', { title }), tone: 'success' });
    },
    onError: fail,
  });

  return {
    title,
    busy: moving.isPending || copying.isPending,
    move: (to: PostingState, onDone?: () => void) =>
      moving.mutate(to, { onSettled: () => onDone?.() }),
    copy: () => copying.mutate(),
  };
}
