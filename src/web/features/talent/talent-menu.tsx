import { useMutation, useQueryClient } from '@tanstack/react-query';
import { MoreHorizontal } from 'lucide-react';
import { useState } from 'react';
import type { TalentEntry } from '#contract/talent.ts';
import { api } from '#web/lib/api.ts';
import { callFailure } from '#web/lib/refusal-text.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { useInvite } from '#web/lib/use-invite.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Menu } from '#web/ui/menu.tsx';
import { toast } from '#web/ui/toast-store.ts';

type Props = {
  entry: Pick<TalentEntry, 'entryId' | 'id' | 'name' | 'matched' | 'isAvailable' | 'invitation'>;
  onOpen: () => void;
};

/** Inviting and removing a student of the pool. */
export function TalentMenu({ entry, onOpen }: Props) {
  const t = useTexts();
  const cache = useQueryClient();
  const invite = useInvite();
  const [isRemoving, setIsRemoving] = useState(false);
  const { entryId, id: studentId, name, matched, isAvailable, invitation } = entry;
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: () =>
      api.talent.remove.call(
        { entryId },
        { context: { idempotencyKey: `remove-talent-${entryId}` } },
      ),
    onSuccess: () => {
      setIsRemoving(false);
      toast({ title: t('talent.remove.done', { name }), tone: 'success' });
    },
    onSettled: () => cache.invalidateQueries({ queryKey: api.talent.list.key() }),
  });
  const mayInvite = matched !== null && isAvailable && invitation?.standing !== 'open';
  return (
    <>
      <Menu
        trigger={
          <IconButton icon={MoreHorizontal} size="sm" label={t('talent.actions', { name })} />
        }
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
            onSelect: () => setIsRemoving(true),
          },
        ]}
      />
      <ConfirmDialog
        open={isRemoving}
        onClose={() => {
          setIsRemoving(false);
          reset();
        }}
        onConfirm={() => mutate()}
        tone="danger"
        title={t('talent.remove.title', { name })}
        description={t('talent.remove.text')}
        confirmText={t('talent.remove.submit')}
        busyText={t('talent.remove.busy')}
        cancelText={t('common.cancel')}
        closeLabel={t('common.close')}
        busy={isPending}
        error={error ? t(callFailure(error)) : undefined}
      />
    </>
  );
}
