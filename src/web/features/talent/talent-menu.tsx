import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { TalentEntry } from '#contract/talent.ts';
import { api } from '#web/lib/api.ts';
import { callFailure } from '#web/lib/refusal-text.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { useInvite } from '#web/lib/use-invite.ts';
import { useUndoToast } from '#web/lib/use-undo-toast.ts';
import { RowMenu } from '#web/ui/row-menu.tsx';
import { toast } from '#web/ui/toast-store.ts';

type Props = {
  entry: Pick<TalentEntry, 'entryId' | 'id' | 'name' | 'matched' | 'isAvailable' | 'invitation'>;
  onOpen: () => void;
};

type Removed = { entryId: string; name: string };

/** Inviting and removing a student of the pool. */
export function TalentMenu({ entry, onOpen }: Props) {
  const t = useTexts();
  const invite = useInvite();
  const remove = useRemove();
  const { entryId, id: studentId, name, matched, isAvailable, invitation } = entry;
  const mayInvite = matched !== null && isAvailable && invitation?.standing !== 'open';
  return (
    <RowMenu
      label={t('dashboard.actions-for-name', { name })}
      items={[
        { text: t('talent.details'), onSelect: onOpen },
        ...(mayInvite
          ? [
              {
                text: t('talent.invite', { title: matched.title }),
                onSelect: () => invite.mutate({ studentId, postingId: matched.id, name }),
              },
            ]
          : []),
        {
          text: t('talent.remove.open'),
          danger: true,
          onSelect: () => remove.mutate({ entryId, name }),
        },
      ]}
    />
  );
}

/** Removes an entry and offers to undo it. */
function useRemove() {
  const t = useTexts();
  const cache = useQueryClient();
  const reload = () => cache.invalidateQueries({ queryKey: api.talent.list.key() });
  const offerUndo = useUndoToast();
  const context = () => ({ idempotencyKey: crypto.randomUUID() });
  return useMutation({
    mutationFn: ({ entryId }: Removed) =>
      api.talent.remove.call({ entryId }, { context: context() }),
    onSuccess: (_answer, { entryId, name }) => {
      document.getElementById('main')?.focus({ preventScroll: true });
      offerUndo({
        title: t('talent.remove.done', { name }),
        description: t('talent.remove.text'),
        undo: () => api.talent.undoRemove.call({ entryId }, { context: context() }),
        undone: t('talent.remove.undone', { name }),
        failed: t('talent.remove.undo-failed', { name }),
        reload,
      });
    },
    onError: (error, { name }) => {
      const description = t(callFailure(error));
      toast({ title: t('talent.remove.failed', { name }), description, tone: 'danger' });
    },
    onSettled: reload,
  });
}
