import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#web/lib/api.ts';
import { callFailure } from '#web/lib/refusal-text.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { toast } from '#web/ui/toast-store.ts';

/** Marks notifications as read or unread, or all as read. */
export function useSetRead() {
  const t = useTexts();
  const cache = useQueryClient();
  const refresh = () => {
    void cache.invalidateQueries({ queryKey: api.notification.key() });
    void cache.invalidateQueries({ queryKey: api.account.key() });
  };
  const onError = (error: unknown) =>
    toast({ title: t('notification.failed'), description: t(callFailure(error)), tone: 'danger' });
  const some = useMutation(
    api.notification.setRead.mutationOptions({ onSettled: refresh, onError }),
  );
  const all = useMutation(
    api.notification.markRead.mutationOptions({ onSettled: refresh, onError }),
  );
  return {
    setRead: some.mutateAsync,
    markAll: () => all.mutate({}),
    isBusy: some.isPending || all.isPending,
  };
}
