import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { SendHorizontal, Trash2, X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { maxMessageLength } from '#domain/assistant/assistant-limits.ts';
import { api } from '#web/lib/api.ts';
import { useFormat, useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { notice } from '#web/ui/toast-store.ts';
import { ChatHistory } from './chat-history.tsx';
import { ChatExchange } from './chat-message.tsx';
import type { useExchanges } from './use-exchanges.ts';

const suggestions = ['jobs', 'applications', 'deadlines', 'score'] as const;

/** Takes the focus, so that keys scroll it. */
const scrolled = { role: 'group', tabIndex: 0 };

type Props = { chat: ReturnType<typeof useExchanges>; onClose: () => void };

/** The conversation, and the form below it. */
export function AssistantBox({ chat, onClose }: Props) {
  const t = useTexts();
  const format = useFormat();
  const cache = useQueryClient();
  const [typed, setTyped] = useState('');
  const [isAsking, setAsking] = useState(false);
  const [isEmpty, setEmpty] = useState(false);
  const end = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLTextAreaElement>(null);
  const close = useRef<HTMLButtonElement>(null);
  const quota = useQuery(api.assistant.load.query()).data;
  const { exchanges, isPending, send, clear } = chat;
  const remove = useMutation(
    api.assistant.removeMessages.mutationOptions({
      onSuccess: () => {
        clear();
        setAsking(false);
        notice({ title: t('assistant.deleted') });
        void cache.resetQueries({ queryKey: api.assistant.listMessages.key() });
      },
    }),
  );
  const lines = exchanges.reduce((sum, each) => sum + each.lines.length + 1, 0);
  const showEnd = () => {
    // Newer browsers return a promise, which an effect must not.
    void end.current?.scrollIntoView({ block: 'nearest' });
  };
  const isOver = quota?.left === 0;
  useEffect(showEnd, [lines, isPending, isOver]);

  useEffect(() => {
    // After the dialog has opened and focused its first button. A touch keyboard would hide the rest.
    const frame = requestAnimationFrame(() => {
      const isFine = matchMedia('(pointer: fine)').matches;
      (isFine ? input : close).current?.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, []);

  const message = typed.trim();
  const maySend = message !== '' && typed.length <= maxMessageLength && !isPending && !isOver;
  const submit = () => {
    if (!maySend) return;
    setTyped('');
    void send(message);
    input.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    submit();
  };
  const hasNone = isEmpty && exchanges.length === 0;

  return (
    <div className="flex h-full flex-col">
      <div className="flex items-center gap-1 border-b border-line py-2 ps-4 pe-2">
        <div className="min-w-0 grow">
          <h2 className="text-16 font-semibold">{t('assistant.title')}</h2>
          {quota && (
            <p className="text-12 text-ink-muted">
              {t('assistant.left', { left: quota.left })}
              {quota.resetsAt && quota.left < 1 && (
                <> · {t('assistant.resets', { date: format.dateTime(quota.resetsAt) })}</>
              )}
            </p>
          )}
        </div>
        {!hasNone && (
          <IconButton
            icon={Trash2}
            label={t('assistant.delete')}
            aria-disabled={isPending}
            onClick={() => !isPending && setAsking(true)}
          />
        )}
        <IconButton ref={close} icon={X} label={t('common.close')} onClick={onClose} />
      </div>
      <div
        {...scrolled}
        aria-label={t('assistant.conversation')}
        className="min-h-0 grow overflow-y-auto overscroll-contain px-4 py-4 -outline-offset-2"
      >
        <ChatHistory onEmpty={setEmpty} onLoaded={showEnd} onGo={onClose} />
        {hasNone && (
          <div className="flex flex-col gap-3">
            <p className="text-14 text-ink-muted">
              {t('assistant.intro')} {quota?.isModelOn && t('assistant.model-note')}
            </p>
            <ul aria-label={t('assistant.suggestions')} className="flex flex-col items-start gap-2">
              {suggestions.map((name) => (
                <li key={name}>
                  <Button
                    size="sm"
                    aria-disabled={isOver}
                    onClick={() => !isOver && void send(t(`assistant.suggest.${name}`))}
                  >
                    {t(`assistant.suggest.${name}`)}
                  </Button>
                </li>
              ))}
            </ul>
          </div>
        )}
        <ol aria-live="polite" className="flex flex-col gap-4">
          {exchanges.map((exchange) => (
            <ChatExchange
              key={exchange.id}
              exchange={exchange}
              onRetry={() => void send(exchange.message, exchange)}
              onGo={onClose}
            />
          ))}
        </ol>
        <div ref={end} />
      </div>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
        className="border-t border-line p-3"
      >
        {isOver && <p className="mb-2 text-13 text-ink-muted">{t('assistant.limit')}</p>}
        <div className="flex items-end gap-2">
          <div className="flex min-w-0 grow flex-col gap-1">
            <Textarea
              ref={input}
              rows={1}
              className="max-h-32 min-h-10!"
              aria-label={t('assistant.message')}
              aria-invalid={typed.length > maxMessageLength || undefined}
              placeholder={t('assistant.placeholder')}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
              onKeyDown={onKeyDown}
              most={maxMessageLength}
              countText={(count, max) => t('assistant.count', { count, max })}
            />
          </div>
          <IconButton
            icon={SendHorizontal}
            type="submit"
            variant="secondary"
            label={t('assistant.send')}
            aria-disabled={!maySend}
            className="mb-6 aria-disabled:opacity-50"
          />
        </div>
      </form>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => remove.mutate({})}
        busy={remove.isPending}
        title={t('assistant.delete-title')}
        description={t('assistant.delete-text')}
        confirmText={t('assistant.delete')}
        error={remove.isError ? t('assistant.failed') : undefined}
      />
    </div>
  );
}
