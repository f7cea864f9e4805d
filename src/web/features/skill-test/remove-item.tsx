import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { api } from '#web/lib/api.ts';
import { ConfirmMutation } from '#web/lib/confirm-mutation.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { useIntentKey } from '#web/lib/use-intent-key.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { toast } from '#web/ui/toast-store.ts';

/** Removes an imported item from new tests. */
export function RemoveItem({ itemId }: { itemId: string }) {
  const t = useTexts();
  const cache = useQueryClient();
  const keyFor = useIntentKey();
  const [isOpen, setIsOpen] = useState(false);
  const remove = useMutation({
    mutationFn: () =>
      api.skillTest.removeItem.call(
        { itemId },
        { context: { idempotencyKey: keyFor({ itemId }) } },
      ),
    onSuccess: () => {
      setIsOpen(false);
      toast({ title: t('admin-skill-test.remove.done'), tone: 'success' });
    },
    onSettled: () => cache.invalidateQueries({ queryKey: api.skillTest.listItems.key() }),
  });
  return (
    <>
      <IconButton
        icon={Trash2}
        size="sm"
        label={t('admin-skill-test.remove.open', { id: itemId })}
        onClick={() => setIsOpen(true)}
      />
      <ConfirmMutation
        open={isOpen}
        onClose={() => setIsOpen(false)}
        onConfirm={() => remove.mutate()}
        title={t('admin-skill-test.remove.title', { id: itemId })}
        description={t('admin-skill-test.remove.text')}
        confirmText={t('admin-skill-test.remove.submit')}
        busyText={t('admin-skill-test.remove.busy')}
        cancelText={t('admin-skill-test.remove.keep')}
        mutation={remove}
      />
    </>
  );
}
