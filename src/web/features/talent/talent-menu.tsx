import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { TalentEntry } from '#contract/talent.ts';
import { undoSeconds } from '#domain/application/bulk-move.ts';
import { api } from '#web/lib/api.ts';
import { callFailure } from '#web/lib/refusal-text.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { useInvite } from '#web/lib/use-invite.ts';
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
  const undo = async ({ entryId, name }: Removed) => {
    try {
      const context = { idempotencyKey: crypto.randomUUID() };
      await api.talent.undoRemove.call({ entryId }, { context });
      toast({ title: t('talent.remove.undone', { name }), tone: 'success' });
    } catch (error) {
      const description = t(callFailure(error));
      toast({ title: t('talent.remove.undo-failed', { name }), description, tone: 'danger' });
    }
    await reload();
  };
  return useMutation({
    mutationFn: ({ entryId }: Removed) =>
      api.talent.remove.call({ entryId }, { context: { idempotencyKey: crypto.randomUUID() } }),
    onSuccess: (_answer, removed) => {
      document.getElementById('main')?.focus({ preventScroll: true });
      toast({
        title: t('talent.remove.done', { name: removed.name }),
        description: t('talent.remove.text'),
        tone: 'success',
        durationMs: undoSeconds * 1_000,
        action: { label: t('common.undo'), onAction: () => void undo(removed) },
      });
    },
    onError: (error, { name }) => {
      const description = t(callFailure(error));
      toast({ title: t('talent.remove.failed', { name }), description, tone: 'danger' });
    },
    onSettled: reload,
  });
}
