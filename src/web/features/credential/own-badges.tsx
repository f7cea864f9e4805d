import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { Award } from 'lucide-react';
import type { EarnedCredential, OwnCredential } from '#contract/credential.ts';
import { api } from '#web/lib/api.ts';
import { usePlanLimitText } from '#web/lib/plan-limit.ts';
import { callFailure } from '#web/lib/refusal-text.ts';
import { useFormat, useTexts } from '#web/lib/texts.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { Callout } from '#web/ui/callout.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { BadgeActions } from './badge-actions.tsx';
import { ReferenceRequests } from './reference-requests.tsx';

/** The student's badges, and what has earned one that is not issued yet. */
export function OwnBadges() {
  const t = useTexts();
  const { items, earned, references } = useSuspenseQuery(api.credential.listOwn.query()).data;
  return (
    <div className="flex max-w-3xl flex-col gap-8">
      {earned.length > 0 && <Earned earned={earned} />}
      {items.length > 0 ? (
        <section>
          <h2 className="text-18 font-semibold">{t('credential.own.title')}</h2>
          <p className="mt-1 text-14 text-ink-muted">{t('credential.own.text')}</p>
          <ul className="mt-4 flex flex-col gap-4">
            {items.map((badge) => (
              <Issued key={badge.id} badge={badge} />
            ))}
          </ul>
        </section>
      ) : (
        earned.length === 0 && (
          <EmptyState
            title={t('dashboard.no-badges-yet')}
            description={t('credential.own.empty-text')}
            action={
              <ButtonLink to="/student-dashboard/skill-test" variant="primary">
                {t('credential.own.take-test')}
              </ButtonLink>
            }
          />
        )
      )}
      <ReferenceRequests references={references} />
    </div>
  );
}

function Earned({ earned }: { earned: readonly EarnedCredential[] }) {
  const t = useTexts();
  const format = useFormat();
  const cache = useQueryClient();
  const limitText = usePlanLimitText();
  const issue = useMutation({
    mutationFn: ({ kind, source }: EarnedCredential) => api.credential.issue.call({ kind, source }),
    onSuccess: () => toast({ title: t('credential.earned.done'), tone: 'success' }),
    onSettled: () => cache.invalidateQueries({ queryKey: api.credential.listOwn.key() }),
  });
  const limit = issue.error ? limitText(issue.error) : undefined;
  return (
    <section>
      <h2 className="text-18 font-semibold">{t('credential.earned.title')}</h2>
      <p className="mt-1 text-14 text-ink-muted">{t('credential.earned.text')}</p>
      {issue.error && (
        <Callout
          className="mt-4"
          tone={limit ? 'info' : 'danger'}
          live
          title={limit?.title}
          action={
            limit && (
              <ButtonLink to="/student-dashboard/plan" size="sm" variant="secondary">
                {t('credential.earned.plans')}
              </ButtonLink>
            )
          }
        >
          {limit?.text ?? t(callFailure(issue.error))}
        </Callout>
      )}
      <ul className="mt-4 flex flex-col gap-4">
        {earned.map((each) => (
          <Card as="li" key={`${each.kind} ${each.source}`}>
            <div className="flex flex-wrap items-center justify-between gap-3">
              <div className="min-w-0">
                <h3 className="text-16 font-semibold wrap-anywhere">{each.title}</h3>
                <p className="text-13 text-ink-muted">
                  {t('credential.earned.at', { date: format.date(each.earnedAt) })}
                </p>
                {each.words !== null && (
                  <blockquote className="mt-2 border-s-2 border-line ps-3 text-14 wrap-anywhere whitespace-pre-line">
                    {each.words}
                  </blockquote>
                )}
              </div>
              <Button
                variant="primary"
                size="sm"
                busy={issue.isPending && issue.variables.source === each.source}
                busyText={t('credential.earned.busy')}
                aria-label={t('credential.earned.issue-of', { title: each.title })}
                onClick={() => issue.mutate(each)}
              >
                {t('credential.earned.issue')}
              </Button>
            </div>
          </Card>
        ))}
      </ul>
    </section>
  );
}

function Issued({ badge }: { badge: OwnCredential }) {
  const t = useTexts();
  const format = useFormat();
  const { title, issuedAt, expiresAt, isHidden, revokedReason } = badge;
  return (
    <Card as="li">
      <div className="flex gap-3">
        <span
          aria-hidden="true"
          className="flex size-11 shrink-0 items-center justify-center rounded-full bg-success-soft text-success"
        >
          <Award size={24} />
        </span>
        <div className="min-w-0">
          <div className="flex flex-wrap items-center gap-2">
            <h3 className="text-16 font-semibold wrap-anywhere">{title}</h3>
            {isHidden && <Badge>{t('credential.own.hidden')}</Badge>}
          </div>
          <p className="mt-1 text-13 text-ink-muted">
            {t('dashboard.issued-date', { date: format.date(issuedAt) })}
            {expiresAt && ` · ${t('credential.own.until', { date: format.date(expiresAt) })}`}
          </p>
        </div>
      </div>
      {revokedReason !== null && (
        <p className="mt-1 text-13 text-danger">
          {t('credential.own.revoked', { reason: revokedReason })}
        </p>
      )}
      <BadgeActions badge={badge} />
    </Card>
  );
}
