import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { api } from '#web/lib/api.ts';
import { invalidate } from '#web/lib/invalidate.ts';

const onVisibility = (tell: () => void) => {
  document.addEventListener('visibilitychange', tell);
  return () => document.removeEventListener('visibilitychange', tell);
};

/**
 * Marks the notifications of visible messages as read: the unread count drops in every tab. Repeats
 * for each new message, while anything is unread.
 */
export function useReadMessages(applicationId: string, newestId: string, unread: number): void {
  const cache = useQueryClient();
  const isVisible = useSyncExternalStore(
    onVisibility,
    () => document.visibilityState === 'visible',
    () => false,
  );
  useEffect(() => {
    if (!isVisible || newestId === '' || unread === 0) return;
    api.notification.markRead
      .call({ messagesOf: applicationId })
      .then((answer) => {
        if (answer.unread !== unread) void invalidate(cache, api.notification, api.account);
      })
      // They stay unread, as the unread count still shows.
      .catch(() => undefined);
  }, [cache, applicationId, newestId, unread, isVisible]);
}
