import { lazy, Suspense, useState } from 'react';
import type { PlanRequestRow } from '#contract/plan.ts';
import { importWithRetry } from '#web/lib/import-with-retry.ts';
import { useFormat, useTexts } from '#web/lib/texts.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';

const DecidePlan = lazy(() => importWithRetry(() => import('./decide-plan.tsx')));
const tones = {
  open: 'warning',
  granted: 'success',
  refused: 'danger',
  withdrawn: 'neutral',
} as const;

/** A request with who asks for what, and the decision about it. */
export function PlanRequestCard({ request }: { request: PlanRequestRow }) {
  const t = useTexts();
  const format = useFormat();
  const { name, state, requestedBy, createdAt, decidedAt } = request;
  const [decision, setDecision] = useState<'grant' | 'refuse' | null>(null);
  const [isOpen, setOpen] = useState(false);
  const plan = t(`plan.names.${request.plan}`);
  return (
    <Card>
      <article className="flex flex-col gap-3">
        <div className="flex flex-wrap items-center gap-2">
          <Badge tone={tones[state]}>{t(`admin-plan.states.${state}`)}</Badge>
          <time dateTime={createdAt.toISOString()} className="text-13 text-ink-muted">
            {format.dateTime(createdAt)}
          </time>
        </div>
        <div>
          <h2 className="text-16 font-semibold wrap-anywhere">
            {t('admin-plan.requests.wants', {
              name,
              plan,
              period: t(`admin-plan.periods.${request.period}`),
            })}
          </h2>
          <p className="mt-0.5 text-13 wrap-anywhere text-ink-muted">
            {t('admin-plan.requests.now', { plan: t(`plan.names.${request.now}`) })}
            {' · '}
            {requestedBy
              ? t('admin-plan.requests.by', requestedBy)
              : t('admin-plan.requests.by-nobody')}
          </p>
        </div>
        {request.message && (
          <p className="max-w-text text-14 wrap-anywhere whitespace-pre-line">{request.message}</p>
        )}
        {decidedAt && (
          <p className="text-13 wrap-anywhere text-ink-muted">
            {t('admin-plan.requests.decided', {
              state: t(`admin-plan.states.${state}`),
              name: request.decidedBy ?? t('admin-plan.requests.somebody'),
              date: format.dateTime(decidedAt),
            })}
            {request.reason && (
              <span className="block">
                {t('admin-plan.requests.reason', { reason: request.reason })}
              </span>
            )}
          </p>
        )}
        {state === 'open' && (
          <div className="flex flex-wrap gap-2">
            {(['grant', 'refuse'] as const).map((each) => (
              <Button
                key={each}
                size="sm"
                variant={each === 'grant' ? 'primary' : 'secondary'}
                aria-label={t(`admin-plan.${each}.of`, { plan, name })}
                onClick={() => {
                  setDecision(each);
                  setOpen(true);
                }}
              >
                {t(`admin-plan.${each}.action`)}
              </Button>
            ))}
          </div>
        )}
        <Suspense>
          {decision && (
            <DecidePlan
              key={decision}
              request={request}
              decision={decision}
              open={isOpen}
              onClose={() => setOpen(false)}
            />
          )}
        </Suspense>
      </article>
    </Card>
  );
}
