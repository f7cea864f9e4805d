import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#web/lib/api.ts';
import { invalidate } from '#web/lib/invalidate.ts';
import { showFailure } from '#web/lib/show-failure.ts';
import { useTexts } from '#web/lib/texts.tsx';

/** Marks notifications as read or unread, or all as read. */
export function useSetRead() {
  const t = useTexts();
  const cache = useQueryClient();
  const onSettled = () => void invalidate(cache, api.notification, api.account);
  const onError = (error: unknown) => showFailure(t, 'notification.failed', error);
  const some = useMutation(api.notification.setRead.mutationOptions({ onSettled, onError }));
  const all = useMutation(api.notification.markRead.mutationOptions({ onSettled, onError }));
  return {
    setRead: some.mutateAsync,
    markAll: () => all.mutate({}),
    isBusy: some.isPending || all.isPending,
  };
}
