import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { AdminPostingRow } from '#contract/posting-admin.ts';
import { type Missing, publishedFields } from '#domain/posting/missing.ts';
import { api } from '#web/lib/api.ts';
import { usePlanLimitMessage } from '#web/lib/plan-limit.ts';
import { callFailure, refusalOf } from '#web/lib/refusal-text.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { useIntentKey } from '#web/lib/use-intent-key.ts';
import { toast } from '#web/ui/toast-store.ts';

type Input = Parameters<typeof api.posting.setState.call>[0];

/** Activates, deactivates or removes a posting of any company, and reports the result. */
export function useSetPostingState(posting: Pick<AdminPostingRow, 'id' | 'version'>) {
  const t = useTexts();
  const cache = useQueryClient();
  const keyFor = useIntentKey();
  const limitMessage = usePlanLimitMessage('admin');
  const [problem, setProblem] = useState<string>();
  const { mutate, isPending } = useMutation({
    mutationFn: (input: Input) =>
      api.posting.setState.call(input, { context: { idempotencyKey: keyFor(input) } }),
    onSettled: () => cache.invalidateQueries({ queryKey: api.posting.key() }),
  });

  function textOf(error: unknown): string {
    const reached = limitMessage(error);
    if (reached) return reached;
    const { missing } = (error as { data?: { missing?: Missing[] } }).data ?? {};
    if (refusalOf(error) !== 'POSTING_INCOMPLETE' || !missing) return t(callFailure(error));
    const namesOf = (isUnlawful: boolean) =>
      publishedFields
        .filter((name) =>
          missing.some(
            ({ field, reason }) => field === name && (reason === 'UNLAWFUL') === isUnlawful,
          ),
        )
        .map((field) => t(`admin-jobs.fields.${field}`))
        .join(', ');
    const [lacking, unlawful] = [namesOf(false), namesOf(true)];
    return [
      lacking && t('admin-jobs.incomplete', { fields: lacking }),
      unlawful && t('admin-jobs.unlawful', { fields: unlawful }),
    ]
      .filter(Boolean)
      .join(t.gap);
  }

  function set(to: Input['to'], onDone?: () => void): void {
    setProblem(undefined);
    mutate(
      { postingId: posting.id, to, version: posting.version },
      {
        onSuccess: () => {
          onDone?.();
          toast({ title: t(`admin-jobs.done.${to}`), tone: 'success' });
        },
        onError: (error) => {
          const text = textOf(error);
          setProblem(text);
          toast({ title: t(`admin-jobs.failed.${to}`), description: text, tone: 'danger' });
        },
      },
    );
  }
  return { set, busy: isPending, problem, forget: () => setProblem(undefined) };
}
