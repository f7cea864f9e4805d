import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { NotificationData } from '#domain/notification/notification.ts';
import { leaveForReason } from '#web/lib/account-signals.ts';
import { api } from '#web/lib/api.ts';
import { openLiveStream } from '#web/lib/live-stream.ts';

type LiveEvent =
  | { id: string; kind: 'notification'; data: NotificationData }
  | { id: string; kind: 'notification.read'; data: { unread: number } }
  /** The archive of the own data got further. */
  | { id: string; kind: 'export.changed'; data: { progress: number } }
  /** A colleague did something with an application that this account sees. */
  | { id: string; kind: 'application.changed'; data: { by: string } };

/**
 * Follows the account's live events for as long as a dashboard is open, from where the page's own data ends: what
 * they touch is loaded anew, and each notification is handed on once. True while the connection has been gone for
 * more than a moment.
 */
export function useLiveEvents(
  cursor: string | undefined,
  onNotification: (data: NotificationData) => void,
): boolean {
  const cache = useQueryClient();
  const [isLost, setIsLost] = useState(false);
  const first = useRef(cursor);
  const tell = useRef(onNotification);
  useEffect(() => {
    tell.current = onNotification;
  }, [onNotification]);
  useEffect(() => {
    const seen = new Set<string>();
    const refresh = () => {
      void cache.invalidateQueries({ queryKey: api.notification.key() });
      void cache.invalidateQueries({ queryKey: api.account.key() });
    };
    const refreshApplications = () =>
      void cache.invalidateQueries({ queryKey: api.application.key() });
    const refreshExport = () =>
      void cache.invalidateQueries({ queryKey: api.profile.findExport.key() });
    const refreshAll = () => {
      refresh();
      refreshExport();
      refreshApplications();
    };
    return openLiveStream(first.current, {
      onEvent: (json) => {
        const event = json as LiveEvent;
        if (seen.has(event.id)) return;
        seen.add(event.id);
        if (event.kind === 'application.changed') return refreshApplications();
        if (event.kind === 'export.changed') return refreshExport();
        if (event.kind !== 'notification') return refresh();
        refreshAll();
        tell.current(event.data);
      },
      onReset: refreshAll,
      onEnd: leaveForReason,
      onLost: setIsLost,
    });
  }, [cache]);
  return isLost;
}
