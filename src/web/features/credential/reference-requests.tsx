import { useMutation, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import type { ReferenceRequest } from '#contract/credential.ts';
import { api } from '#web/lib/api.ts';
import { callFailure } from '#web/lib/refusal-text.ts';
import { useFormat, useTexts } from '#web/lib/texts.tsx';
import { useWasOpen } from '#web/lib/use-was-open.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast-store.ts';

const ReferenceForm = lazy(() => import('./reference-form.tsx'));

/** Asking for references, and the requests that nobody has confirmed. */
export function ReferenceRequests({ references }: { references: readonly ReferenceRequest[] }) {
  const t = useTexts();
  const cache = useQueryClient();
  const [isOpen, setIsOpen] = useState(false);
  const wasOpen = useWasOpen(isOpen);
  const cancel = useMutation({
    mutationFn: (referenceId: string) => api.credential.cancelReference.call({ referenceId }),
    onSuccess: () => toast({ title: t('credential.reference.cancelled'), tone: 'success' }),
    onError: (error) => toast({ title: t(callFailure(error)), tone: 'danger' }),
    onSettled: () => cache.invalidateQueries({ queryKey: api.credential.listOwn.key() }),
  });
  return (
    <section>
      <h2 className="text-18 font-semibold">{t('credential.reference.title')}</h2>
      <p className="mt-1 text-14 text-ink-muted">{t('credential.reference.text')}</p>
      {references.length > 0 && (
        <ul className="mt-4 flex flex-col divide-y divide-line border-y border-line">
          {references.map((each) => (
            <PendingReference
              key={each.id}
              reference={each}
              isBusy={cancel.isPending && cancel.variables === each.id}
              onCancel={() => cancel.mutate(each.id)}
            />
          ))}
        </ul>
      )}
      <Button className="mt-4" variant="secondary" onClick={() => setIsOpen(true)}>
        {t('credential.reference.ask')}
      </Button>
      {wasOpen && (
        <Suspense>
          <ReferenceForm open={isOpen} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </section>
  );
}

type PendingReferenceProps = { reference: ReferenceRequest; isBusy: boolean; onCancel: () => void };

function PendingReference({ reference, isBusy, onCancel }: PendingReferenceProps) {
  const t = useTexts();
  const format = useFormat();
  const { name, email, state, expiresAt } = reference;
  const isWaiting = state === 'waiting';
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3">
      <div className="min-w-0">
        <p className="wrap-anywhere">
          <span className="font-medium">{name}</span>{' '}
          <span className="text-14 text-ink-muted">{email}</span>
        </p>
        <p className="text-13 text-ink-muted">
          {isWaiting
            ? t('credential.reference.waiting', { date: format.date(expiresAt) })
            : t(`credential.reference.${state}`)}
        </p>
      </div>
      {state !== 'declined' && (
        <Button
          size="sm"
          variant="ghost"
          busy={isBusy}
          aria-label={t(`credential.reference.${isWaiting ? 'cancel' : 'remove'}-of`, { name })}
          onClick={onCancel}
        >
          {t(isWaiting ? 'credential.reference.cancel' : 'credential.reference.remove')}
        </Button>
      )}
    </li>
  );
}
