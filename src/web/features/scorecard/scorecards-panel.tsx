import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import type { OpenedApplication } from '#contract/application-pipeline.ts';
import { api } from '#web/lib/api.ts';
import { RetryCallout } from '#web/lib/retry-callout.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { Callout } from '#web/ui/callout.tsx';
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';
import { useLostFocus } from '#web/ui/use-lost-focus.ts';
import { ScorecardForm } from './scorecard-form.tsx';
import { ScorecardSummary } from './scorecard-summary.tsx';
import { ScorecardView } from './scorecard-view.tsx';

/** The member's own scorecard, and those of colleagues once it is submitted. */
export default function ScorecardsPanel({ application }: { application: OpenedApplication }) {
  const t = useTexts();
  const [isEditing, setIsEditing] = useState(false);
  const { data, error, refetch, isFetching } = useQuery(
    api.scorecard.load.query({ applicationId: application.id }),
  );
  const panel = useRef<HTMLDivElement>(null);
  // The submit button goes with the form.
  useLostFocus(data?.own === null || isEditing, panel);
  if (error && !data)
    return (
      <RetryCallout busy={isFetching} onRetry={() => void refetch()}>
        {t('scorecard.failed')}
      </RetryCallout>
    );
  if (data === undefined)
    return (
      <SkeletonGroup label={t('scorecard.loading')}>
        <Skeleton className="h-40 w-full" />
      </SkeletonGroup>
    );
  const { own, shared, others, criteria } = data;
  return (
    <div ref={panel} tabIndex={-1} className="flex flex-col gap-6 outline-none">
      {others > 0 && own === null && <Callout>{t('scorecard.waiting', { count: others })}</Callout>}
      {own === null || isEditing ? (
        <ScorecardForm
          key={own?.version ?? 0}
          applicationId={application.id}
          criteria={criteria}
          own={own}
          onClose={() => setIsEditing(false)}
        />
      ) : (
        shared && (
          <>
            {shared.cards.length > 1 && <ScorecardSummary rows={shared.summary} />}
            <ul className="flex flex-col gap-4">
              {shared.cards.map((card) => (
                <li key={card.id}>
                  <ScorecardView
                    card={card}
                    onEdit={card.isMine ? () => setIsEditing(true) : undefined}
                  />
                </li>
              ))}
            </ul>
          </>
        )
      )}
      {application.mayDecide && (
        <p className="text-13">
          <Link to={`/company-dashboard/jobs/${application.postingId}/review`}>
            {t('scorecard.criteria-link')}
          </Link>
        </p>
      )}
    </div>
  );
}
