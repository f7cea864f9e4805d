import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { NotificationData } from '#domain/notification/notification.ts';
import { leaveForReason } from '#web/lib/account-signals.ts';
import { api } from '#web/lib/api.ts';
import { openLiveStream } from '#web/lib/live-stream.ts';

type LiveEvent =
  | { id: string; kind: 'notification'; data: NotificationData }
  | { id: string; kind: 'notification.read'; data: { unread: number } }
  /** The data export made progress. */
  | { id: string; kind: 'export.changed'; data: { progress: number } }
  /** A colleague changed an application that this account can see. */
  | { id: string; kind: 'application.changed'; data: { by: string } }
  /** Something that the student's home page shows changed. */
  | { id: string; kind: 'home.changed'; data: object };

/**
 * Follows the account's live events while a dashboard is open, starting after the page's own data:
 * affected queries are refetched, and each notification is reported once. Returns true when the
 * connection has been lost for a short while.
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
    const handled = new Set<string>();
    const refresh = () => {
      void cache.invalidateQueries({ queryKey: api.notification.key() });
      void cache.invalidateQueries({ queryKey: api.account.key() });
    };
    const refreshHome = () => {
      void cache.invalidateQueries({ queryKey: api.home.key() });
      void cache.invalidateQueries({ queryKey: api.invitation.key() });
      void cache.invalidateQueries({ queryKey: api.assessment.listOwn.key() });
      void cache.invalidateQueries({ queryKey: api.application.listOwnDates.key() });
      void cache.invalidateQueries({ queryKey: api.readiness.key() });
      void cache.invalidateQueries({ queryKey: api.activity.key() });
    };
    const refreshApplications = () => {
      void cache.invalidateQueries({ queryKey: api.application.key() });
      void cache.invalidateQueries({ queryKey: api.offer.key() });
      void cache.invalidateQueries({ queryKey: api.interview.key() });
      void cache.invalidateQueries({ queryKey: api.assessment.listSittings.key() });
      void cache.invalidateQueries({ queryKey: api.assessment.listOfApplication.key() });
      void cache.invalidateQueries({ queryKey: api.overview.key() });
      void cache.invalidateQueries({ queryKey: api.savedJobs.listSaved.key() });
      refreshHome();
    };
    const refreshExport = () =>
      void cache.invalidateQueries({ queryKey: api.profile.findExport.key() });
    // Messages that were read count no longer on the home page.
    const refreshRead = () => {
      refresh();
      refreshHome();
    };
    /** The cards of jobs say whether the student applied. */
    const refreshCards = () => {
      void cache.invalidateQueries({ queryKey: api.search.key() });
      void cache.invalidateQueries({ queryKey: api.match.key() });
      void cache.invalidateQueries({ queryKey: api.savedJobs.listSaved.key() });
    };
    const refreshPlan = () => void cache.invalidateQueries({ queryKey: api.plan.key() });
    const refreshBadges = () => void cache.invalidateQueries({ queryKey: api.credential.key() });
    const refreshAll = () => {
      refresh();
      refreshPlan();
      refreshBadges();
      refreshExport();
      refreshApplications();
    };
    return openLiveStream(first.current, {
      onEvent: (json) => {
        const event = json as LiveEvent;
        if (handled.has(event.id)) return;
        handled.add(event.id);
        if (event.kind === 'home.changed') return refreshHome();
        if (event.kind === 'application.changed') return refreshApplications();
        if (event.kind === 'export.changed') return refreshExport();
        if (event.kind === 'notification.read') return refreshRead();
        refreshAll();
        if (event.data.kind === 'application.unsent') refreshCards();
        tell.current(event.data);
      },
      onReset: refreshAll,
      onEnd: leaveForReason,
      onLost: (lost) => {
        setIsLost(lost);
        // What is being loaded hangs on the dead connection, too, and keeps one of the browser's few.
        if (lost) void cache.refetchQueries({ fetchStatus: 'fetching' });
      },
    });
  }, [cache]);
  return isLost;
}
