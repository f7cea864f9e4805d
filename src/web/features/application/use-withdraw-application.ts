import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { OwnApplication } from '#contract/application.ts';
import type { ApplicationStatus, leftStatuses } from '#domain/application/application-status.ts';
import { api } from '#web/lib/api.ts';
import { invalidate } from '#web/lib/invalidate.ts';
import { callFailure, refusalOf } from '#web/lib/refusal-text.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { useIntentKey } from '#web/lib/use-intent-key.ts';
import { toast } from '#web/ui/toast-store.ts';

export type Leaving = (typeof leftStatuses)[number];
type Input = Parameters<typeof api.application.withdraw.call>[0];

/**
 * How a student may leave an application in this status: decline an offer, or withdraw from any
 * other open status.
 */
export function leavingOf(status: ApplicationStatus, isOpen: boolean): Leaving | null {
  if (!isOpen) return null;
  return status === 'offer_made' ? 'declined' : 'withdrawn';
}

/**
 * Withdraws an application or declines its offer. `problem` explains the last failure, including
 * the current status after a conflict. A withdrawal already made in another tab counts as success.
 */
export function useWithdrawApplication(application: OwnApplication, onLeft: () => void) {
  const t = useTexts();
  const cache = useQueryClient();
  const [problem, setProblem] = useState<string>();
  // Kept between attempts: a retry after a lost response repeats the same request and gets its
  // response.
  const [shownVersion, setShownVersion] = useState<number>();
  const keyFor = useIntentKey();
  const { mutate, isPending } = useMutation({
    mutationFn: (input: Input) =>
      api.application.withdraw.call(input, { context: { idempotencyKey: keyFor(input) } }),
    onSettled: () => invalidate(cache, api.application, api.assessment.listOwn),
  });

  function withdraw(to: Leaving, reason: string): void {
    const title = application.postingTitle;
    const version = shownVersion ?? application.version;
    const key = { applicationId: application.id, version };
    setShownVersion(version);
    const isDone = () => {
      onLeft();
      toast({ title: t(`own.leave.${to}.done`, { title }), tone: 'success' });
    };
    setProblem(undefined);
    mutate(
      { ...key, to, ...(reason && { reason }) },
      {
        onSuccess: isDone,
        onError: (error) => {
          const now = refusalOf(error) === 'STATUS_CHANGED' ? changeIn(error) : null;
          if (now?.status === to) return isDone();
          if (now) setShownVersion(now.version);
          const status = now && t(`application.status.${now.status}`);
          setProblem(status ? t('own.leave.conflict', { now: status }) : t(callFailure(error)));
          toast({ title: t(`own.leave.${to}.failed`), tone: 'danger' });
        },
      },
    );
  }
  const forget = () => {
    setProblem(undefined);
    setShownVersion(undefined);
  };
  return { withdraw, busy: isPending, problem, forget };
}

type Change = { status: ApplicationStatus; version: number };

function changeIn(error: unknown): Change | null {
  return (error as { data?: Change }).data ?? null;
}
