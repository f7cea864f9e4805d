import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { useRef } from 'react';
import { Link } from 'react-router';
import type { Me } from '#contract/account.ts';
import type { NotificationItem } from '#contract/notification.ts';
import { LoadError } from '#web/lib/load-error.tsx';
import { useFormat, useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import { Callout } from '#web/ui/callout.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useLostFocus } from '#web/ui/use-lost-focus.ts';
import { notificationPath, useNotificationText } from './use-notification-text.ts';

type Page = { items: NotificationItem[]; unread: number };

type Props = {
  me: Me;
  list: UseInfiniteQueryResult<InfiniteData<Page>>;
  onRead: (ids: string[]) => void;
  onReadAll: () => void;
  onGo: () => void;
};

export default function NotificationList({ me, list, onRead, onReadAll, onGo }: Props) {
  const t = useTexts();
  const format = useFormat();
  const textOf = useNotificationText();
  const unread = list.data?.pages[0]?.unread ?? 0;
  const rows = useRef<HTMLUListElement>(null);
  useLostFocus(unread > 0, rows);
  if (list.isLoadingError || list.isRefetchError)
    return <LoadError title={t('shell.bell.failed')} query={list} />;
  if (list.data === undefined) {
    return (
      <div aria-busy="true" className="flex flex-col gap-3">
        {[0, 1, 2, 3].map((row) => (
          <Skeleton key={row} className="h-12" />
        ))}
      </div>
    );
  }
  const items = list.data.pages.flatMap((page) => page.items);
  if (items.length === 0) {
    return (
      <EmptyState
        level={3}
        title={t('shell.bell.empty')}
        description={t('shell.bell.empty-text')}
      />
    );
  }
  return (
    <>
      {unread > 0 && (
        <Button size="sm" variant="ghost" onClick={onReadAll} className="mb-2">
          {t('shell.bell.mark-all')}
        </Button>
      )}
      <ul ref={rows} tabIndex={-1} className="flex flex-col outline-none">
        {items.map((item) => (
          <li key={item.id} className="border-t border-line first:border-t-0">
            <Link
              to={notificationPath(item.data, me.kind)}
              onClick={() => {
                if (!item.isRead) onRead([item.id]);
                onGo();
              }}
              className="flex gap-3 rounded-control px-2 py-3 text-14 text-ink no-underline hover:bg-hover"
            >
              <span
                aria-hidden="true"
                className={`mt-1.5 size-2 shrink-0 rounded-full ${item.isRead ? 'bg-transparent' : 'bg-accent'}`}
              />
              <span className="min-w-0 wrap-anywhere">
                {!item.isRead && (
                  <span className="sr-only">
                    {t('common.label', { label: t('shell.bell.unread') })}
                    {t.gap}
                  </span>
                )}
                <span className={item.isRead ? 'text-ink-muted' : 'font-medium'}>
                  {textOf(item.data)}
                </span>
                <time
                  dateTime={item.createdAt.toISOString()}
                  className="mt-0.5 block text-13 text-ink-muted"
                >
                  {format.dateTime(item.createdAt)}
                </time>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {list.isFetchNextPageError && (
        <Callout tone="danger" live className="mt-2">
          {t('shell.bell.failed')}
        </Callout>
      )}
      {list.hasNextPage && (
        <Button
          size="sm"
          variant="ghost"
          className="mt-2"
          busy={list.isFetchingNextPage}
          busyText={t('site.loading')}
          onClick={() => void list.fetchNextPage()}
        >
          {t('shell.bell.older')}
        </Button>
      )}
    </>
  );
}
