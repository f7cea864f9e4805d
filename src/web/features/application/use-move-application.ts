import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReceivedApplication } from '#contract/application.ts';
import type { ApplicationStatus } from '#domain/application/application-status.ts';
import type { MoveBasis } from '#domain/application/may-move-application.ts';
import type { Stage } from '#domain/stage/stage.ts';
import { api } from '#web/lib/api.ts';
import { invalidate } from '#web/lib/invalidate.ts';
import { refusalOf } from '#web/lib/refusal-text.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { useIntentKey } from '#web/lib/use-intent-key.ts';
import { toast } from '#web/ui/toast-store.ts';
import { moveFailure } from './move-failure.ts';
import { useUndo } from './use-undo.ts';

type Movable = Pick<ReceivedApplication, 'id' | 'fullName' | 'status' | 'version'>;
type Move = {
  to: ApplicationStatus;
  stage?: Stage | null;
  reason?: string;
  basis?: MoveBasis;
  onMoved?: () => void;
  /** A hire without an accepted offer needs a confirmation. */
  onOutside?: () => void;
};
type Input = Parameters<typeof api.application.move.call>[0];

/**
 * Moves one application. `problem` explains the last failure until the next attempt, including the
 * current status after a conflict; the list then reloads. A retry after a lost response counts
 * once.
 */
export function useMoveApplication(application: Movable) {
  const t = useTexts();
  const cache = useQueryClient();
  const [problem, setProblem] = useState<string>();
  const keyFor = useIntentKey();
  const { offerUndo } = useUndo();
  const { mutate, isPending } = useMutation({
    mutationFn: (input: Input) =>
      api.application.move.call(input, { context: { idempotencyKey: keyFor(input) } }),
    onSettled: () => invalidate(cache, api.application, api.offer),
  });

  function move({ to, stage, reason, basis, onMoved, onOutside }: Move): void {
    const name = application.fullName;
    const key = { applicationId: application.id, version: application.version };
    setProblem(undefined);
    mutate(
      {
        ...key,
        to,
        ...(stage && { stageId: stage.id }),
        ...(reason && { reason }),
        ...(basis && { basis }),
      },
      {
        onSuccess: ({ batchId }) => {
          onMoved?.();
          offerUndo(
            batchId,
            t('company.applications.moved', {
              name,
              status: stage?.name ?? t(`application.company-status.${to}`),
            }),
            to === application.status,
          );
        },
        onError: (error) => {
          if (onOutside && refusalOf(error) === 'OFFER_NOT_ACCEPTED') return onOutside();
          const { isConflict, text } = moveFailure(t, error, { name, to });
          setProblem(text);
          const title = t(isConflict ? 'company.conflict.title' : 'company.move-failed');
          toast({ title, description: text, tone: 'danger' });
        },
      },
    );
  }
  return { move, busy: isPending, problem, forget: () => setProblem(undefined) };
}
