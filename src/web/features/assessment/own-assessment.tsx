import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import type { OwnSitting } from '#contract/assessment-sitting.ts';
import { api } from '#web/lib/api.ts';
import { callFailure } from '#web/lib/refusal-text.ts';
import { SittingDeadline } from '#web/lib/sitting-deadline.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import { Callout } from '#web/ui/callout.tsx';
import { Card } from '#web/ui/card.tsx';
import { OwnRecordings } from './own-recordings.tsx';
import { PersonRequest } from './person-request.tsx';
import { Retry } from './retry.tsx';
import { SharedTest } from './shared-test.tsx';
import { type QuestionParts, SittingView } from './sitting-view.tsx';
import { TimeRequest } from './time-request.tsx';
import { TotalText } from './total-text.tsx';

/** What an assessment is before it, the questions while it runs, and the result after it. */
export function OwnAssessment({ sittingId, parts }: { sittingId: string; parts: QuestionParts }) {
  const { data: own } = useSuspenseQuery({
    ...api.assessment.findOwn.query({ sittingId }),
    staleTime: 0,
  });
  const { data } = useSuspenseQuery({
    ...api.assessment.findRunning.query({ sittingId }),
    staleTime: 0,
  });
  const { running } = data;
  if (running)
    return (
      <div className="flex flex-col gap-6">
        <SittingView key={`${running.id} ${running.section.at}`} sitting={running} parts={parts} />
        {running.isKit && (
          <div className="mx-auto w-full max-w-3xl">
            <TimeRequest own={own} />
          </div>
        )}
      </div>
    );
  if (own.state === 'invited') return <Beforehand own={own} />;
  return (
    <div className="flex max-w-3xl flex-col gap-6">
      <Afterwards own={own} />
      <OwnRecordings own={own} player={parts.media.player} />
    </div>
  );
}

function Beforehand({ own }: { own: OwnSitting }) {
  const t = useTexts();
  const cache = useQueryClient();
  const start = useMutation({
    mutationFn: () => api.assessment.start.call({ sittingId: own.id }),
    onSuccess: (running) => {
      cache.setQueryData(api.assessment.findRunning.queryKey({ input: { sittingId: own.id } }), {
        running,
      });
      return cache.invalidateQueries({ queryKey: api.assessment.listOwn.key() });
    },
  });
  const { sections, minutes, criteria, reviewers, tries, tryNumber } = own;
  return (
    <div className="flex max-w-3xl flex-col gap-6">
      {own.purpose && <p className="text-14 wrap-anywhere whitespace-pre-line">{own.purpose}</p>}
      <Card title={t('assessment.own.before')}>
        <ul className="flex list-disc flex-col gap-2 ps-5 text-14">
          <li>
            {minutes === null
              ? t('assessment.kit.sum', { count: own.questionCount })
              : t('assessment.own.time', { minutes, count: own.questionCount })}
            {minutes !== null && sections.length > 1 && (
              <ul className="mt-1 flex list-disc flex-col gap-1 ps-5 text-ink-muted">
                {sections.map((section, at) => (
                  <li key={at} className="wrap-anywhere">
                    {t('assessment.own.section', {
                      title: section.title,
                      minutes: section.minutes ?? 0,
                      count: section.questions,
                    })}
                  </li>
                ))}
              </ul>
            )}
          </li>
          <li>{t(minutes === null ? 'assessment.kit.pause' : 'assessment.own.clock')}</li>
          {own.spoken !== 'none' && <li>{t(`assessment.own.spoken-${own.spoken}`)}</li>}
          {minutes !== null && (
            <>
              <li>{t('assessment.own.tries', { number: tryNumber, count: tries })}</li>
              <li>{t('assessment.own.graded')}</li>
            </>
          )}
          {criteria.length > 0 && (
            <li>
              {t('assessment.own.reviewed', { count: reviewers })}
              <ul className="mt-1 flex list-disc flex-col gap-1 ps-5 text-ink-muted">
                {criteria.map(({ name, help }) => (
                  <li key={name} className="wrap-anywhere">
                    {help ? `${name}: ${help}` : name}
                  </li>
                ))}
              </ul>
            </li>
          )}
          <li>{t('assessment.own.seen', { company: own.companyName })}</li>
          <li>{t('assessment.own.person')}</li>
        </ul>
      </Card>
      <SharedTest own={own} />
      <TimeRequest own={own} />
      {start.isError && (
        <Callout tone="danger" live title={t('assessment.own.start-failed')}>
          {t(callFailure(start.error))}
        </Callout>
      )}
      <div className="flex flex-wrap items-center gap-4">
        <Button variant="primary" busy={start.isPending} onClick={() => start.mutate()}>
          {t(minutes === null ? 'assessment.kit.start' : 'assessment.own.start')}
        </Button>
        <p className="text-13 text-ink-muted">
          <SittingDeadline own={own} />
        </p>
      </div>
    </div>
  );
}

function Afterwards({ own }: { own: OwnSitting }) {
  const t = useTexts();
  if (own.state === 'accepted')
    return (
      <div className="flex max-w-3xl flex-col gap-6">
        <SharedTest own={own} />
        <p className="text-14">{t('assessment.own.given')}</p>
      </div>
    );
  if (own.state === 'expired')
    return <Callout tone="warning">{t('assessment.own.expired')}</Callout>;
  if (own.state === 'paused')
    return <Callout>{t('own.company-away', { company: own.companyName })}</Callout>;
  if (own.state === 'closed') return <Callout>{t('assessment.own.closed')}</Callout>;
  return (
    <div className="flex max-w-3xl flex-col gap-6">
      <Card title={t('assessment.own.result')}>
        {own.total ? (
          <>
            <p className="text-28 font-semibold">
              <TotalText total={own.total} />
            </p>
            {own.scores.length > 0 && (
              <dl className="mt-4 flex flex-col gap-2 text-14">
                {own.scores.map(({ criterion, score }) => (
                  <div key={criterion} className="flex justify-between gap-4">
                    <dt className="min-w-0 wrap-anywhere">{criterion}</dt>
                    <dd className="shrink-0 text-ink-muted">
                      {score === null
                        ? t('assessment.review.unknown')
                        : t('assessment.review.score', { score })}
                    </dd>
                  </div>
                ))}
              </dl>
            )}
          </>
        ) : (
          <p className="text-14">{t('assessment.own.waiting', { company: own.companyName })}</p>
        )}
        <p className="mt-4 text-13 text-ink-muted">{t('assessment.own.decision')}</p>
      </Card>
      {own.mayRetry && <Retry own={own} />}
      <PersonRequest own={own} />
    </div>
  );
}
