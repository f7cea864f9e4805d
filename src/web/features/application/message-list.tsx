import { useLayoutEffect, useRef, useState } from 'react';
import { useFormat, useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import { Callout } from '#web/ui/callout.tsx';
import { MessageBubble } from './message-bubble.tsx';
import type { OnItsWay } from './use-send-message.ts';

export type ShownMessage = {
  id: string;
  name: string;
  body: string;
  isOwn: boolean;
  sentAt: Date;
};

type Older = { has: boolean; busy: boolean; failed: boolean; load: () => Promise<unknown> };

const nearPx = 80;

/** The messages, oldest first, with the newest in view. Who reads further up is not torn away when one comes. */
export function MessageList({
  messages,
  onItsWay,
  older,
}: {
  messages: readonly ShownMessage[];
  onItsWay: OnItsWay | null;
  older: Older;
}) {
  const t = useTexts();
  const format = useFormat();
  const region = useRef<HTMLDivElement>(null);
  const seen = useRef({ first: '', last: '', height: 0, wasNear: true });
  const [hasNew, setHasNew] = useState(false);
  const first = messages[0]?.id ?? '';
  const last = onItsWay ? 'on-its-way' : (messages.at(-1)?.id ?? '');
  const isLastOwn = onItsWay !== null || messages.at(-1)?.isOwn === true;

  const toNewest = () => {
    const element = region.current;
    if (element) element.scrollTop = element.scrollHeight;
    setHasNew(false);
  };
  useLayoutEffect(() => {
    const element = region.current;
    if (!element) return;
    const before = seen.current;
    if (last !== before.last) {
      if (before.wasNear || isLastOwn) element.scrollTop = element.scrollHeight;
      else setHasNew(true);
    } else if (first !== before.first) {
      element.scrollTop += element.scrollHeight - before.height;
    }
    seen.current = { ...before, first, last, height: element.scrollHeight };
  }, [first, last, isLastOwn]);
  const onScroll = () => {
    const element = region.current;
    if (!element) return;
    const wasNear = element.scrollHeight - element.scrollTop - element.clientHeight < nearPx;
    seen.current.wasNear = wasNear;
    if (wasNear) setHasNew(false);
  };
  const loadOlder = async () => {
    await older.load();
    region.current?.focus();
  };
  return (
    <div className="relative">
      <div
        ref={region}
        role="region"
        aria-label={t('messages.label')}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keyboard
        tabIndex={0}
        onScroll={onScroll}
        className="max-h-96 overflow-y-auto rounded-control [overflow-anchor:none]"
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
              name={each.name}
              body={each.body}
              isOwn={each.isOwn}
              time={{ text: format.dateTime(each.sentAt), iso: each.sentAt.toISOString() }}
            />
          ))}
          {onItsWay && (
            <MessageBubble
              name={t('messages.you')}
              body={onItsWay.body}
              isOwn
              note={t('messages.sending')}
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
