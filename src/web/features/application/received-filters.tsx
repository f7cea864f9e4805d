import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { analyticsRanges } from '#domain/analytics/analytics-range.ts';
import { postingSources } from '#domain/analytics/posting-source.ts';
import { reachedStatuses } from '#domain/analytics/reached-status.ts';
import { receivedStatuses } from '#domain/application/application-status.ts';
import { answerStates, scorecardStates, waitingDays } from '#domain/application/received-filter.ts';
import { FilterSelect, ListFilters } from '#web/lib/list-filters.tsx';
import { filterLink } from '#web/lib/page-links.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { optionsOf } from '#web/ui/options-of.ts';
import { noFilters } from './no-applications.tsx';
import { hasFilters, receivedFilters } from './received-input.ts';

type ReceivedFiltersProps = {
  postings: { id: string; title: string }[];
  /** The names of these postings' stages. */
  stages: string[];
  /** The company has more postings than listed. */
  isCapped: boolean;
};

const isSameName = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

export function ReceivedFilters({ postings, stages, isCapped }: ReceivedFiltersProps) {
  const t = useTexts();
  const [params] = useSearchParams();
  const { status, postingId, search, stage, waiting, range, reached, source, answer, scorecards } =
    receivedFilters(params);
  // One that was shown stays, so that choosing 'Any' does not lose the focus.
  const [shown, setShown] = useState<readonly string[]>([]);
  const fresh = Object.entries({ range, reached, source, scorecards }).flatMap(([name, value]) =>
    value && !shown.includes(name) ? [name] : [],
  );
  if (fresh.length > 0) setShown([...shown, ...fresh]);
  return (
    <ListFilters
      search={{
        value: search,
        label: t('company.applications.search-label'),
        placeholder: t('company.applications.search'),
        isLive: true,
      }}
      folded={
        [status, stage, postingId, answer ?? waiting, range, reached, source, scorecards].filter(
          Boolean,
        ).length
      }
      clear={
        hasFilters(params) && {
          to: filterLink(params, noFilters),
          text: t('dashboard.clear-all'),
        }
      }
    >
      <FilterSelect
        name="status"
        label={t('dashboard.status')}
        value={status}
        all={t('dashboard.all-statuses')}
        options={optionsOf(receivedStatuses, (value) => t(`application.company-status.${value}`))}
      />
      {(stages.length > 0 || stage !== '') && (
        <FilterSelect
          name="stage"
          label={t('pipeline.stage.label')}
          value={stages.find((name) => isSameName(name, stage)) ?? stage}
          all={t('pipeline.stage.all')}
          options={[
            ...stages,
            // A stage that was removed or renamed since: the list is empty, and the filter says why.
            ...(stage === '' || stages.some((name) => isSameName(name, stage)) ? [] : [stage]),
          ].map((name) => ({ value: name, label: name }))}
        />
      )}
      <FilterSelect
        name="posting"
        label={t('dashboard.job')}
        value={postingId}
        all={t('company.applications.all-postings')}
        options={postings.map(({ id, title }) => ({ value: id, label: title }))}
        help={isCapped ? t('company.applications.newest-postings') : undefined}
        className="w-full sm:w-52"
      />
      <FilterSelect
        name="answer"
        label={t('company.applications.answer')}
        value={answer ?? waiting}
        all={t('dashboard.any')}
        options={[
          ...optionsOf(answerStates, (value) => t(`company.applications.answers.${value}`)),
          ...optionsOf(waitingDays, (value) =>
            t('company.applications.waiting-days', { days: value }),
          ),
        ]}
        replaces="waiting"
        className="w-full sm:w-52"
      />
      {/* Set by a figure that leads here; until then they would only be in the way. */}
      {shown.includes('range') && (
        <FilterSelect
          name="range"
          label={t('company.applications.range')}
          value={range}
          all={t('company.applications.all-ranges')}
          options={optionsOf(analyticsRanges, (value) => t(`company.applications.ranges.${value}`))}
        />
      )}
      {shown.includes('reached') && (
        <FilterSelect
          name="reached"
          label={t('company.applications.reached')}
          value={reached}
          all={t('dashboard.any')}
          options={optionsOf(reachedStatuses, (value) => t(`application.company-status.${value}`))}
        />
      )}
      {shown.includes('source') && (
        <FilterSelect
          name="source"
          label={t('company.applications.source')}
          value={source}
          all={t('dashboard.any')}
          options={optionsOf([...postingSources, 'unknown'] as const, (value) =>
            t(`company.applications.sources.${value}`),
          )}
        />
      )}
      {shown.includes('scorecards') && (
        <FilterSelect
          name="scorecards"
          label={t('company.applications.scorecards')}
          value={scorecards}
          all={t('dashboard.any')}
          options={optionsOf(scorecardStates, (value) =>
            t(`company.applications.scorecard-states.${value}`),
          )}
        />
      )}
    </ListFilters>
  );
}
