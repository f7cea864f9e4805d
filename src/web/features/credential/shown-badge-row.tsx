import { useMutation } from '@tanstack/react-query';
import { BadgeCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ShownCredential } from '#contract/credential.ts';
import { api } from '#web/lib/api.ts';
import { callFailure } from '#web/lib/refusal-text.ts';
import { useFormat, useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import { Callout } from '#web/ui/callout.tsx';
import { VerificationResult } from './verification-result.tsx';

/** A badge that somebody shows to a company, verified with one press. */
export function ShownBadgeRow({ badge, about }: { badge: ShownCredential; about?: ReactNode }) {
  const t = useTexts();
  const format = useFormat();
  const { id: credentialId, title, issuedAt } = badge;
  const verify = useMutation({
    mutationFn: () => api.credential.requestVerification.call({ credentialId }),
  });
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <p className="text-14 font-medium wrap-anywhere">{title}</p>
          {about}
          <p className="text-13 text-ink-muted">
            {t('dashboard.issued-date', { date: format.date(issuedAt) })}
          </p>
        </div>
        <Button
          size="sm"
          variant="secondary"
          icon={BadgeCheck}
          busy={verify.isPending}
          aria-label={t('dashboard.verify-title', { title })}
          onClick={() => verify.mutate()}
        >
          {t('common.verify')}
        </Button>
      </div>
      {verify.error && (
        <Callout tone="danger" live>
          {t(callFailure(verify.error))}
        </Callout>
      )}
      {verify.data && (
        <VerificationResult shown={{ state: 'checked', verification: verify.data }} />
      )}
    </div>
  );
}
