import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReceivedApplication } from '#contract/application.ts';
import { api } from '#web/lib/api.ts';
import { invalidate } from '#web/lib/invalidate.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { useIntentKey } from '#web/lib/use-intent-key.ts';
import { moveFailure } from './move-failure.ts';
import { useUndo } from './use-undo.ts';

type Input = Parameters<typeof api.offer.send.call>[0];
type Terms = Omit<Input, 'applicationId' | 'version'>;

/** Sends an offer, which can be undone like every move. */
export function useSendOffer({
  id,
  fullName: name,
  version,
}: Pick<ReceivedApplication, 'id' | 'fullName' | 'version'>) {
  const t = useTexts();
  const cache = useQueryClient();
  const keyFor = useIntentKey();
  const { offerUndo } = useUndo();
  const [problem, setProblem] = useState<string>();
  const { mutate, isPending } = useMutation({
    mutationFn: (input: Input) =>
      api.offer.send.call(input, { context: { idempotencyKey: keyFor(input) } }),
    onSettled: () => invalidate(cache, api.application, api.offer),
  });
  const send = (terms: Terms, onSent: () => void) => {
    setProblem(undefined);
    mutate(
      { ...terms, applicationId: id, version },
      {
        onSuccess: ({ batchId }) => {
          onSent();
          offerUndo(batchId, t('offer.send.done', { name }));
        },
        onError: (error) => setProblem(moveFailure(t, error, { name, to: 'offer_made' }).text),
      },
    );
  };
  return { send, busy: isPending, problem, forget: () => setProblem(undefined) };
}
