import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { Me } from '#contract/account.ts';
import type { NotificationItem } from '#contract/notification.ts';
import { api } from '#web/lib/api.ts';
import { ListPager } from '#web/lib/list-pager.tsx';
import { useFormat, useTexts } from '#web/lib/texts.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { RowCheckbox } from '#web/ui/row-checkbox.tsx';
import { NotificationFilters } from './notification-filters.tsx';
import { notificationFilters, notificationInput } from './notification-input.ts';
import { notificationPath, useNotificationText } from './use-notification-text.ts';
import { useSetRead } from './use-set-read.ts';

/** All notifications of the account, with filters; the list changes while it is open. */
export function NotificationsPage({ me }: { me: Me }) {
  const t = useTexts();
  const [params] = useSearchParams();
  const { data } = useSuspenseQuery(api.notification.list.query(notificationInput(params)));
  const isFiltered = Object.values(notificationFilters(params)).some(Boolean);
  const { count, capped } = data.total;
  if (data.items.length === 0 && !isFiltered && data.newer === null) {
    return (
      <EmptyState title={t('notification.empty')} description={t('notification.empty-text')} />
    );
  }
  return (
    <div className="flex flex-col gap-5">
      <NotificationFilters me={me} />
      <p className="text-13 text-ink-muted" role="status">
        {t(capped ? 'notification.count-capped' : 'notification.count', { count })}
      </p>
      {data.items.length === 0 ? (
        <EmptyState
          title={t('notification.empty-filtered')}
          description={t('notification.empty-filtered-text')}
          action={<ButtonLink to="?">{t('notification.clear')}</ButtonLink>}
        />
      ) : (
        <Rows key={params.toString()} me={me} items={data.items} />
      )}
      <ListPager label={t('notification.pages')} data={data} />
    </div>
  );
}

function Rows({ me, items }: { me: Me; items: NotificationItem[] }) {
  const t = useTexts();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const { setRead, isBusy } = useSetRead();
  const ids = items.map(({ id }) => id).filter((id) => selected.has(id));
  const isAll = ids.length === items.length;
  const mark = (isRead: boolean) =>
    setRead({ ids, isRead }).then(
      () => setSelected(new Set()),
      () => undefined,
    );
  return (
    <Card padding="none">
      <div className="flex min-h-14 flex-wrap items-center gap-x-3 gap-y-2 border-b border-line px-4 py-2">
        <RowCheckbox
          label={t('notification.select-all')}
          checked={isAll}
          mixed={ids.length > 0 && !isAll}
          onToggle={(isOn) => setSelected(new Set(isOn ? items.map(({ id }) => id) : []))}
        />
        <p role="status" className="text-13 text-ink-muted tabular-nums">
          {ids.length === 0
            ? t('notification.none-selected')
            : t('notification.selected', { count: ids.length })}
        </p>
        {ids.length > 0 && (
          <div className="flex flex-wrap gap-2">
            <Button size="sm" busy={isBusy} onClick={() => void mark(true)}>
              {t('notification.mark-read')}
            </Button>
            <Button size="sm" busy={isBusy} onClick={() => void mark(false)}>
              {t('notification.mark-unread')}
            </Button>
          </div>
        )}
      </div>
      <ul className="divide-y divide-line">
        {items.map((item) => (
          <Row
            key={item.id}
            me={me}
            item={item}
            isSelected={selected.has(item.id)}
            onToggle={(isOn) =>
              setSelected((before) => {
                const next = new Set(before);
                if (isOn) next.add(item.id);
                else next.delete(item.id);
                return next;
              })
            }
            onOpen={() => {
              if (!item.isRead) setRead({ ids: [item.id], isRead: true }).catch(() => undefined);
            }}
          />
        ))}
      </ul>
    </Card>
  );
}

type RowProps = {
  me: Me;
  item: NotificationItem;
  isSelected: boolean;
  onToggle: (isOn: boolean) => void;
  onOpen: () => void;
};

function Row({ me, item, isSelected, onToggle, onOpen }: RowProps) {
  const t = useTexts();
  const format = useFormat();
  const text = useNotificationText()(item.data);
  return (
    <li className="flex items-start gap-3 px-4 py-3 hover:bg-hover">
      <RowCheckbox
        label={t('notification.select', { text })}
        checked={isSelected}
        onToggle={onToggle}
      />
      <div className="flex min-w-0 flex-1 flex-wrap items-start gap-x-3 gap-y-1">
        <div className="min-w-0 flex-1 basis-52">
          <Link
            to={notificationPath(item.data, me.kind)}
            onClick={onOpen}
            className="text-14 wrap-anywhere text-ink no-underline hover:underline"
          >
            {!item.isRead && (
              <>
                <span
                  aria-hidden="true"
                  className="me-2 inline-block size-2 rounded-full bg-accent align-middle"
                />
                <span className="sr-only">
                  {t('common.label', { label: t('notification.unread') })}
                  {t.gap}
                </span>
              </>
            )}
            <span className={item.isRead ? 'text-ink-muted' : 'font-medium'}>{text}</span>
          </Link>
          <time
            dateTime={item.createdAt.toISOString()}
            className="mt-0.5 block text-13 text-ink-muted"
          >
            {format.dateTime(item.createdAt)}
          </time>
        </div>
        {item.priority !== 'low' && (
          <Badge tone={item.priority === 'high' ? 'danger' : 'warning'}>
            {t(`notification.badge.${item.priority}`)}
          </Badge>
        )}
      </div>
    </li>
  );
}
