import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { Bell as BellIcon } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { Me } from '#contract/account.ts';
import { api } from '#web/lib/api.ts';
import { importWithRetry } from '#web/lib/import-with-retry.ts';
import { invalidate } from '#web/lib/invalidate.ts';
import { showFailure } from '#web/lib/show-failure.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Drawer } from '#web/ui/drawer.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';

const NotificationList = lazy(() => importWithRetry(() => import('./notification-list.tsx')));

export function Bell({ me }: { me: Me }) {
  const t = useTexts();
  const [open, setOpen] = useState(false);
  const cache = useQueryClient();
  const list = useInfiniteQuery(
    api.notification.list.infiniteOptions({
      input: (after: string | null) => (after === null ? {} : { after }),
      initialPageParam: null,
      getNextPageParam: (page) => page.older,
      enabled: open,
    }),
  );
  const { mutate: markRead } = useMutation(
    api.notification.markRead.mutationOptions({
      onError: (error) => showFailure(t, 'shell.bell.not-marked', error),
      onSettled: () => void invalidate(cache, api.notification, api.account),
    }),
  );
  const unread = open ? (list.data?.pages[0]?.unread ?? me.unread) : me.unread;
  return (
    <>
      <span className="relative inline-flex">
        <IconButton
          icon={BellIcon}
          label={t('shell.bell.label', { count: unread })}
          onClick={() => setOpen(true)}
        />
        {unread > 0 && (
          <span
            aria-hidden="true"
            className="pointer-events-none absolute end-0.5 top-0.5 min-w-4 rounded-chip bg-accent px-1 text-center text-12 leading-4 font-semibold text-on-accent tabular-nums"
          >
            {unread > 99 ? '99+' : unread}
          </span>
        )}
      </span>
      <Drawer
        open={open}
        onClose={() => setOpen(false)}
        title={t('shell.bell.title')}
        closeLabel={t('shell.bell.close')}
      >
        <Suspense>
          <NotificationList
            me={me}
            list={list}
            onRead={(ids) => markRead({ ids })}
            onReadAll={() => markRead({})}
            onGo={() => setOpen(false)}
          />
        </Suspense>
      </Drawer>
    </>
  );
}
