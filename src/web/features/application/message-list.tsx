import { useLayoutEffect, useRef, useState } from 'react';
import { useFormat, useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import { Callout } from '#web/ui/callout.tsx';
import { MessageBubble } from './message-bubble.tsx';
import type { PendingMessage } from './use-send-message.ts';

export type ListedMessage = {
  id: string;
  name: string;
  body: string;
  isOwn: boolean;
  sentAt: Date;
};

type Older = { has: boolean; busy: boolean; failed: boolean; load: () => Promise<unknown> };

type Anchor = { id: string; top: number };

const nearPx = 80;

const isNearEnd = (region: HTMLElement) =>
  region.scrollHeight - region.scrollTop - region.clientHeight < nearPx;

/** The first visible message and its position. */
function anchorIn(region: HTMLElement): Anchor | null {
  const items = [...region.querySelectorAll<HTMLElement>('li[data-id]')];
  const item = items.find((each) => each.offsetTop + each.offsetHeight > region.scrollTop);
  return item ? { id: item.dataset['id'] ?? '', top: item.offsetTop - region.scrollTop } : null;
}

function keepInPlace(region: HTMLElement, anchor: Anchor | null): void {
  const item = region.querySelector<HTMLElement>(`li[data-id="${anchor?.id ?? ''}"]`);
  if (item && anchor) region.scrollTop = item.offsetTop - anchor.top;
}

/**
 * The messages, oldest first, scrolled to the newest. A new message doesn't scroll readers who have
 * scrolled up.
 */
export function MessageList({
  messages,
  pendingMessage,
  older,
}: {
  messages: readonly ListedMessage[];
  pendingMessage: PendingMessage | null;
  older: Older;
}) {
  const t = useTexts();
  const format = useFormat();
  const region = useRef<HTMLDivElement>(null);
  const position = useRef({ last: '', wasNear: true, anchor: null as Anchor | null });
  const [hasNew, setHasNew] = useState(false);
  const first = messages[0]?.id ?? '';
  const last = pendingMessage ? 'on-its-way' : (messages.at(-1)?.id ?? '');
  const isLastOwn = pendingMessage !== null || messages.at(-1)?.isOwn === true;

  const toNewest = () => {
    const element = region.current;
    if (element) element.scrollTop = element.scrollHeight;
    // The clicked button disappears.
    element?.focus({ preventScroll: true });
    setHasNew(false);
  };
  useLayoutEffect(() => {
    const element = region.current;
    if (!element) return;
    const { wasNear, anchor } = position.current;
    const isNewLast = last !== position.current.last;
    if (wasNear || (isNewLast && isLastOwn)) element.scrollTop = element.scrollHeight;
    else {
      // Messages may have been added below, or added and removed above.
      keepInPlace(element, anchor);
      if (isNewLast) setHasNew(true);
    }
    position.current = { last, wasNear: isNearEnd(element), anchor: anchorIn(element) };
  }, [first, last, isLastOwn]);
  const onScroll = () => {
    const element = region.current;
    if (!element) return;
    const wasNear = isNearEnd(element);
    position.current = { ...position.current, wasNear, anchor: anchorIn(element) };
    if (wasNear) setHasNew(false);
  };
  const loadOlder = async () => {
    await older.load();
    region.current?.focus({ preventScroll: true });
  };
  return (
    <div className="relative">
      <div
        ref={region}
        role="group"
        aria-label={t('messages.label')}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keyboard users must be able to scroll it
        tabIndex={0}
        onScroll={onScroll}
        className="relative max-h-96 overflow-y-auto rounded-control [overflow-anchor:none]"
      >
        {older.has && (
          <div className="flex justify-center pb-3">
            <Button
              size="sm"
              variant="ghost"
              busy={older.busy}
              onClick={() => void loadOlder()}
              className="noscript:hidden"
            >
              {t('messages.older')}
            </Button>
          </div>
        )}
        {older.failed && (
          <Callout tone="danger" live className="mb-3">
            {t('messages.older-failed')}
          </Callout>
        )}
        <ol className="flex flex-col gap-3">
          {messages.map((each) => (
            <MessageBubble
              key={each.id}
              id={each.id}
              name={each.name}
              body={each.body}
              isOwn={each.isOwn}
              time={{ text: format.dateTime(each.sentAt), iso: each.sentAt.toISOString() }}
            />
          ))}
          {pendingMessage && (
            <MessageBubble
              name={t('dashboard.you')}
              body={pendingMessage.body}
              isOwn
              note={t('common.sending')}
            />
          )}
        </ol>
      </div>
      {hasNew && (
        <div className="absolute inset-x-0 bottom-2 flex justify-center">
          <Button size="sm" variant="primary" onClick={toNewest}>
            {t('messages.newest')}
          </Button>
        </div>
      )}
    </div>
  );
}
