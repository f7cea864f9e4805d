import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { api } from '#web/lib/api.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { ChatAnswer, ChatQuestion } from './chat-message.tsx';

/** The conversation up to when it was first opened; later messages are in `useExchanges`. */
export function ChatHistory({
  onEmpty,
  onLoaded,
  onGo,
}: {
  onEmpty: (isEmpty: boolean) => void;
  /** The newest messages are there; earlier ones, asked for later, don't count. */
  onLoaded: () => void;
  onGo: () => void;
}) {
  const t = useTexts();
  const history = useInfiniteQuery({
    ...api.assistant.listMessages.infiniteOptions({
      input: (after: string | null) => (after === null ? {} : { after }),
      initialPageParam: null,
      getNextPageParam: (page) => page.older,
    }),
    staleTime: Infinity,
    gcTime: Infinity,
  });
  const messages = (history.data?.pages ?? []).flatMap((page) => page.items).toReversed();
  const isEmpty = history.isSuccess && messages.length === 0;
  useEffect(() => onEmpty(isEmpty), [isEmpty, onEmpty]);
  const { isSuccess } = history;
  const reportLoaded = useEffectEvent(onLoaded);
  useEffect(() => {
    if (isSuccess) reportLoaded();
  }, [isSuccess]);
  if (history.isPending) return <SkeletonRows rows={3} />;
  if (history.isError) {
    return (
      <div className="mb-4 flex flex-wrap items-center gap-3 text-14 text-ink-muted">
        <p>{t('assistant.load-failed')}</p>
        <Button size="sm" onClick={() => void history.refetch()}>
          {t('assistant.retry')}
        </Button>
      </div>
    );
  }
  return (
    <>
      {history.hasNextPage && (
        <Button
          size="sm"
          variant="ghost"
          className="mb-4"
          busy={history.isFetchingNextPage}
          onClick={() => void history.fetchNextPage()}
        >
          {t('assistant.earlier')}
        </Button>
      )}
      {messages.length > 0 && (
        <ol className="mb-4 flex flex-col gap-4">
          {messages.map(({ id, sender, lines, writer }) => (
            <li key={id}>
              {sender === 'user' ? (
                <ChatQuestion text={lines.map(({ text }) => text).join('\n')} />
              ) : (
                <ChatAnswer lines={lines} writer={writer} onGo={onGo} />
              )}
            </li>
          ))}
        </ol>
      )}
    </>
  );
}
