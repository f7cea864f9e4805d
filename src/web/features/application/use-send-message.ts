import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { findMessageProblem } from '#domain/application/may-write-message.ts';
import { api } from '#web/lib/api.ts';
import { callFailure } from '#web/lib/refusal-text.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { useIntentKey } from '#web/lib/use-intent-key.ts';

/** A message that is shown before the server has it, and the messages that were there already. */
export type OnItsWay = { body: string; before: ReadonlySet<string> };
type Listed = { id: string; body: string; isOwn: boolean };

/**
 * Sends messages about one application, one at a time. What is on its way is shown at once; `problem` says why the
 * last one did not arrive. The same text sent again after a lost answer arrives once.
 */
export function useSendMessage(applicationId: string, listed: readonly Listed[]) {
  const t = useTexts();
  const cache = useQueryClient();
  const [onItsWay, setOnItsWay] = useState<OnItsWay | null>(null);
  const [problem, setProblem] = useState<string>();
  const keyFor = useIntentKey();
  // The same words may be sent twice on purpose, but not because an answer was lost.
  const arrived = useRef(0);
  const { mutate } = useMutation({
    mutationFn: (input: { applicationId: string; body: string }) =>
      api.application.sendMessage.call(input, {
        context: { idempotencyKey: keyFor([input, arrived.current]) },
      }),
    // Sent is what the list shows: until then it is on its way.
    onSuccess: () => {
      arrived.current += 1;
      return cache.invalidateQueries({ queryKey: api.application.listMessages.key() });
    },
  });

  // The list may have it before the answer to sending it comes.
  const isListed = listed.some(
    ({ id, body, isOwn }) => isOwn && body === onItsWay?.body && !onItsWay.before.has(id),
  );
  const shown = isListed ? null : onItsWay;

  function send(text: string, on: { sent: () => void; failed: () => void }): boolean {
    const body = text.trim();
    const found = findMessageProblem(body);
    setProblem(found ? t(`messages.problem.${found}`) : undefined);
    if (found || shown) return false;
    const mine = { body, before: new Set(listed.map(({ id }) => id)) };
    const input = { applicationId, body };
    setOnItsWay(mine);
    mutate(input, {
      onSuccess: () => {
        on.sent();
      },
      onError: (error) => {
        setProblem(t('messages.not-sent', { why: t(callFailure(error)) }));
        on.failed();
      },
      onSettled: () => setOnItsWay((now) => (now === mine ? null : now)),
    });
    return true;
  }
  return {
    send,
    /** What was sent and the list does not show yet. */
    shown,
    problem,
    forgetProblem: () => setProblem(undefined),
  };
}
