import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { findMessageProblem } from '#domain/application/may-write-message.ts';
import { api } from '#web/lib/api.ts';
import { callFailure } from '#web/lib/refusal-text.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { useIntentKey } from '#web/lib/use-intent-key.ts';

/** A message shown before the server confirms it, and the messages that existed before. */
export type PendingMessage = { body: string; before: ReadonlySet<string> };
type Listed = { id: string; body: string; isOwn: boolean };

/**
 * Sends messages about one application, one at a time. A message in flight is shown immediately;
 * `problem` explains why the last one failed. A retry after a lost response is delivered once.
 */
export function useSendMessage(applicationId: string, listed: readonly Listed[]) {
  const t = useTexts();
  const cache = useQueryClient();
  const [pendingMessage, setPendingMessage] = useState<PendingMessage | null>(null);
  const [problem, setProblem] = useState<string>();
  const keyFor = useIntentKey();
  // Users may send the same text twice on purpose; a retry must not.
  const arrived = useRef(0);
  const { mutate } = useMutation({
    mutationFn: (input: { applicationId: string; body: string }) =>
      api.application.sendMessage.call(input, {
        context: { idempotencyKey: keyFor([input, arrived.current]) },
      }),
    // A message stays in flight until the list contains it.
    onSuccess: () => {
      arrived.current += 1;
      return cache.invalidateQueries({ queryKey: api.application.listMessages.key() });
    },
  });

  // The list may contain it before the send call returns.
  const isListed = listed.some(
    ({ id, body, isOwn }) =>
      isOwn && body === pendingMessage?.body && !pendingMessage.before.has(id),
  );
  const shown = isListed ? null : pendingMessage;

  function send(text: string, on: { sent: () => void; failed: () => void }): boolean {
    const body = text.trim();
    const found = findMessageProblem(body);
    setProblem(found ? t(`messages.problem.${found}`) : undefined);
    if (found || shown) return false;
    const mine = { body, before: new Set(listed.map(({ id }) => id)) };
    const input = { applicationId, body };
    setPendingMessage(mine);
    mutate(input, {
      onSuccess: () => {
        on.sent();
      },
      onError: (error) => {
        setProblem(t('messages.not-sent', { why: t(callFailure(error)) }));
        on.failed();
      },
      onSettled: () => setPendingMessage((now) => (now === mine ? null : now)),
    });
    return true;
  }
  return {
    send,
    /** Sent messages that the list does not contain yet. */
    shown,
    problem,
    forgetProblem: () => setProblem(undefined),
  };
}
