import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { api } from '#web/lib/api.ts';
import { LoadError } from '#web/lib/load-error.tsx';
import { useFormat, useTexts } from '#web/lib/texts.tsx';
import { Callout } from '#web/ui/callout.tsx';
import { Skeleton, SkeletonGroup, SkeletonLines } from '#web/ui/skeleton.tsx';
import { useIsServed } from '#web/ui/use-is-served.ts';
import type { Addressee } from './merged-preview.tsx';
import { MessageComposer } from './message-composer.tsx';
import { MessageList, type ListedMessage } from './message-list.tsx';
import { messagesQuery } from './messages-query.ts';
import { useReadMessages } from './use-read-messages.ts';
import { useSendMessage } from './use-send-message.ts';

/** Maximum number of characters of a new message that screen readers announce. */
const maxSpoken = 200;

/** The conversation between company and applicant about one application, updated live. */
export default function ApplicationMessages({
  applicationId,
  applicant,
}: {
  applicationId: string;
  /** For whom the company's templates are filled in; null if the reader is the applicant. */
  applicant: Addressee | null;
}) {
  const t = useTexts();
  const format = useFormat();
  const me = useQuery(api.account.me.query()).data?.account;
  const unread = me?.unread ?? 0;
  const isServed = useIsServed();
  const query = useInfiniteQuery(messagesQuery(applicationId));
  const [announcement, setAnnouncement] = useState('');
  const newestAnnounced = useRef<string | null>(null);
  const pages = query.data?.pages;
  const messages: ListedMessage[] = (pages ?? [])
    .flatMap(({ items }) => items)
    .toReversed()
    .map((each) => ({
      ...each,
      name: each.isOwn ? t('dashboard.you') : (each.name ?? t('dashboard.former-user')),
    }));
  const sending = useSendMessage(applicationId, messages);
  const newest = messages.at(-1);
  const isLoaded = pages !== undefined;
  useReadMessages(applicationId, newest?.id ?? '', unread);
  useEffect(() => {
    if (!isLoaded) return;
    const isNew =
      newestAnnounced.current !== null && newestAnnounced.current !== (newest?.id ?? '');
    newestAnnounced.current = newest?.id ?? '';
    if (!isNew || !newest || newest.isOwn) return;
    setAnnouncement(
      t('messages.came', { name: newest.name, body: newest.body.slice(0, maxSpoken) }),
    );
  }, [isLoaded, newest, t]);
  const place = pages?.[0];
  const until = place?.writableUntil ?? null;
  // A section of the company's workspace, but nested one level deeper in the student's card.
  const Heading = applicant ? 'h3' : 'h4';

  return (
    <section className="flex min-w-0 flex-col gap-4">
      <Heading className="text-14 font-semibold">{t('messages.title')}</Heading>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      {query.isPending && (
        <SkeletonGroup label={t('messages.loading')}>
          <SkeletonLines lines={4} />
        </SkeletonGroup>
      )}
      {query.isLoadingError && <LoadError title={t('messages.failed')} query={query} />}
      {place && messages.length === 0 && !sending.shown && (
        <p className="text-14 text-ink-muted">
          {t(
            place.writing !== 'open'
              ? 'messages.empty.reader'
              : applicant
                ? 'messages.empty.company'
                : 'messages.empty.student',
          )}
        </p>
      )}
      {(messages.length > 0 || sending.shown) && (
        <MessageList
          messages={messages}
          pendingMessage={sending.shown}
          older={{
            has: query.hasNextPage,
            busy: query.isFetchingNextPage,
            failed: query.isFetchNextPageError,
            load: () => query.fetchNextPage(),
          }}
        />
      )}
      {place && place.writing !== 'open' && (
        <Callout>{t(place.writing === 'over' ? 'messages.closed' : 'messages.reader')}</Callout>
      )}
      {place?.writing === 'open' && me && (
        <>
          <p className="hidden text-13 text-ink-muted noscript:block">{t('messages.no-script')}</p>
          {isServed ? (
            <Skeleton className="h-36 noscript:hidden" />
          ) : (
            <MessageComposer
              applicationId={applicationId}
              userId={me.userId}
              arrived={messages.findLast(({ isOwn }) => isOwn)?.body ?? ''}
              sending={sending}
              addressee={applicant}
              onSent={() => setAnnouncement(t('messages.sent'))}
            />
          )}
          {until && (
            <p className="text-13 text-ink-muted">
              {t('messages.until', { date: format.date(until) })}
            </p>
          )}
        </>
      )}
    </section>
  );
}
