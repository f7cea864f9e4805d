import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { AnswerLine, AnswerWriter } from '#domain/assistant/answer-line.ts';
import { api } from '#web/lib/api.ts';
import { useLocale, useTexts } from '#web/lib/texts.tsx';
import { notice } from '#web/ui/toast-store.ts';
import { askAssistant, ChatRefused } from './ask-assistant.ts';

/** A message sent in this window, and its answer so far. */
export type Exchange = {
  id: number;
  message: string;
  lines: AnswerLine[];
  writer: AnswerWriter | null;
  isPending: boolean;
  /** Why there is no answer. */
  problem: string | null;
  mayRetry: boolean;
};

const [signedOut, tooMany] = [401, 429];

/** Messages sent since the dashboard was opened; a message replaces the failed one that it repeats. */
export function useExchanges() {
  const t = useTexts();
  const { timeZone } = useLocale();
  const cache = useQueryClient();
  const [exchanges, setExchanges] = useState<readonly Exchange[]>([]);
  const lastId = useRef(0);
  useEffect(
    // Once the student leaves the dashboard, only the server has this conversation.
    () => () => cache.removeQueries({ queryKey: api.assistant.listMessages.key() }),
    [cache],
  );
  const isPending = exchanges.some((each) => each.isPending);

  const setLeft = (left: number) =>
    cache.setQueryData(api.assistant.load.queryKey({ input: {} }), (before) =>
      before === undefined ? before : { ...before, left },
    );

  async function send(message: string, repeats?: Exchange): Promise<void> {
    if (isPending) return;
    const id = ++lastId.current;
    const change = (next: (before: Exchange) => Partial<Exchange>) =>
      setExchanges((all) =>
        all.map((each) => (each.id === id ? { ...each, ...next(each) } : each)),
      );
    const sent: Exchange = {
      id,
      message,
      lines: [],
      writer: null,
      isPending: true,
      problem: null,
      mayRetry: false,
    };
    setExchanges((all) => [...all.filter((each) => each !== repeats), sent]);
    const fail = (problem: string, mayRetry: boolean) =>
      change(() => ({ problem, mayRetry, lines: [], isPending: false }));
    const failGenerating = () => {
      fail(t('assistant.failed'), true);
      notice({ tone: 'danger', title: t('assistant.failed-toast') });
    };
    let isEnded = false;
    try {
      await askAssistant(message, timeZone, (event) => {
        if (event.kind === 'started') setLeft(event.left);
        else if (event.kind === 'line') change(({ lines }) => ({ lines: [...lines, event.line] }));
        else {
          isEnded = true;
          setLeft(event.left);
          if (event.kind === 'done') change(() => ({ writer: event.writer }));
          else failGenerating();
        }
      });
      if (!isEnded) fail(t('assistant.connecting'), true);
    } catch (error) {
      const status = error instanceof ChatRefused ? error.status : null;
      if (status === signedOut) fail(t('assistant.sign-in'), false);
      else if (status === tooMany) fail(t('assistant.limit'), false);
      else if (status === 0) fail(t('assistant.connecting'), true);
      else failGenerating();
    } finally {
      change(() => ({ isPending: false }));
      void cache.invalidateQueries({ queryKey: api.assistant.load.key() });
    }
  }

  return { exchanges, isPending, send, clear: () => setExchanges([]) };
}
