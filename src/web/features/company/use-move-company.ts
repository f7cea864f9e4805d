import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { CompanyRow } from '#contract/company.ts';
import type { CompanyStatus } from '#domain/company/company-status.ts';
import { api } from '#web/lib/api.ts';
import { useReauthenticate } from '#web/lib/reauthenticate-context.ts';
import { callFailure, detailOf, refusalOf } from '#web/lib/refusal-text.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { useIntentKey } from '#web/lib/use-intent-key.ts';
import { toast } from '#web/ui/toast-store.ts';

type Movable = Pick<CompanyRow, 'id' | 'name' | 'status' | 'version'>;
type Input = Parameters<typeof api.company.move.call>[0];

/** The name of a status change: lifting a suspension has a separate one. */
export function moveName<To extends CompanyStatus>(from: CompanyStatus, to: To) {
  return from === 'suspended' && to === 'approved' ? ('reactivated' as const) : to;
}

/** Changes a company's status and reports the result, or the current status after a conflict. */
export function useMoveCompany(company: Movable) {
  const t = useTexts();
  const cache = useQueryClient();
  const keyFor = useIntentKey();
  const confirmed = useReauthenticate();
  const [problem, setProblem] = useState<string>();
  const { mutate, isPending } = useMutation({
    mutationFn: (input: Input) =>
      confirmed(() => api.company.move.call(input, { context: { idempotencyKey: keyFor(input) } })),
    onSettled: () => cache.invalidateQueries({ queryKey: api.company.key() }),
  });

  function move(to: Exclude<CompanyStatus, 'pending'>, onMoved?: () => void): void {
    const name = moveName(company.status, to);
    setProblem(undefined);
    mutate(
      { companyId: company.id, to, version: company.version },
      {
        onSuccess: () => {
          onMoved?.();
          toast({ title: t(`admin-companies.done.${name}`), tone: 'success' });
        },
        onError: (error) => {
          const now =
            refusalOf(error) === 'COMPANY_CHANGED' &&
            (detailOf(error, 'status') as CompanyStatus | undefined);
          const text = now
            ? t('admin-companies.conflict', {
                name: company.name,
                status: t(`admin-companies.badge.${now}`),
              })
            : t(callFailure(error));
          setProblem(text);
          toast({ title: t(`admin-companies.failed.${name}`), description: text, tone: 'danger' });
        },
      },
    );
  }
  return { move, busy: isPending, problem, forget: () => setProblem(undefined) };
}
