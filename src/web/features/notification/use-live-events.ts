import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { NotificationData } from '#domain/notification/notification.ts';
import { leaveForReason } from '#web/lib/account-signals.ts';
import { api } from '#web/lib/api.ts';
import { invalidate } from '#web/lib/invalidate.ts';
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
  const latest = useRef(onNotification);
  useEffect(() => {
    latest.current = onNotification;
  }, [onNotification]);
  useEffect(() => {
    const handled = new Set<string>();
    const refresh = () => invalidate(cache, api.notification, api.account);
    const refreshHome = () =>
      invalidate(
        cache,
        api.home,
        api.invitation,
        api.assessment.listOwn,
        api.application.listOwnDates,
        api.readiness,
        api.activity,
      );
    const refreshApplications = () => {
      void invalidate(
        cache,
        api.application,
        api.offer,
        api.interview,
        api.assessment.listSittings,
        api.assessment.listOfApplication,
        api.overview,
        api.savedJobs.listSaved,
      );
      void refreshHome();
    };
    const refreshAll = () => {
      void refresh();
      // What notifications tell of, beside applications.
      void invalidate(
        cache,
        api.assessment.findOwn,
        api.assessment.list,
        api.coach,
        api.company,
        api.credential,
        api.drive,
        api.forum,
        api.plan,
        api.profile.findExport,
        api.report,
        api.talent,
      );
      refreshApplications();
    };
    return openLiveStream(first.current, {
      onEvent: (json) => {
        const event = json as LiveEvent;
        if (handled.has(event.id)) return;
        handled.add(event.id);
        switch (event.kind) {
          case 'home.changed':
            return void refreshHome();
          case 'application.changed':
            return refreshApplications();
          case 'export.changed':
            return void invalidate(cache, api.profile.findExport);
          case 'notification.read':
            // Messages that were read count no longer on the home page.
            void refresh();
            return void refreshHome();
        }
        refreshAll();
        // The cards of jobs say whether the student applied.
        if (event.data.kind === 'application.unsent')
          void invalidate(cache, api.search, api.match, api.savedJobs.listSaved);
        latest.current(event.data);
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
