import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { api } from '#web/lib/api.ts';

const onVisibility = (tell: () => void) => {
  document.addEventListener('visibilitychange', tell);
  return () => document.removeEventListener('visibilitychange', tell);
};

/**
 * Who has the messages of an application in view has read what told of them: the bell counts down, in every tab. Asked
 * again when a message comes, and only while something is unread.
 */
export function useReadMessages(applicationId: string, newestId: string, unread: number): void {
  const cache = useQueryClient();
  const isSeen = useSyncExternalStore(
    onVisibility,
    () => document.visibilityState === 'visible',
    () => false,
  );
  useEffect(() => {
    if (!isSeen || newestId === '' || unread === 0) return;
    api.notification.markRead
      .call({ messagesOf: applicationId })
      .then((answer) => {
        if (answer.unread === unread) return;
        void cache.invalidateQueries({ queryKey: api.notification.key() });
        void cache.invalidateQueries({ queryKey: api.account.key() });
      })
      // They stay unread, and the bell still says so.
      .catch(() => undefined);
  }, [cache, applicationId, newestId, unread, isSeen]);
}
