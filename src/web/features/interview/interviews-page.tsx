import { useSuspenseQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { InterviewCard } from '#contract/interview.ts';
import { interviewStatuses } from '#domain/interview/interview.ts';
import { api } from '#web/lib/api.ts';
import { FilterSelect, ListFilters } from '#web/lib/list-filters.tsx';
import { pageLinks } from '#web/lib/page-links.ts';
import { useLocale, useTexts } from '#web/lib/texts.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Pager } from '#web/ui/pager.tsx';
import { InterviewItem } from './interview-item.tsx';
import { interviewsInput, weekOf } from './interviews-input.ts';
import { WeekGrid } from './week-grid.tsx';

const ArrangeDialog = lazy(() => import('./arrange-dialog.tsx'));
const path = '/company-dashboard/interviews';

/** A company's interviews as a list, or as the hours of a week. */
export function InterviewsPage() {
  const t = useTexts();
  const [params] = useSearchParams();
  const { timeZone } = useLocale();
  const isWeek = params.get('view') === 'week';
  const other = new URLSearchParams(params);
  if (isWeek) other.delete('view');
  else other.set('view', 'week');
  const value = params.get('status') ?? params.get('when') ?? undefined;
  return (
    <div className="flex flex-col gap-5">
      <ListFilters
        search={{
          value: params.get('search') ?? '',
          label: t('interview.page.search'),
          placeholder: t('interview.page.search-hint'),
        }}
        clear={
          (params.has('search') || value !== undefined) && {
            to: isWeek ? `${path}?view=week` : path,
            text: t('interview.page.clear'),
          }
        }
      >
        <FilterSelect
          name="status"
          label={t('interview.page.status')}
          value={value}
          all={t('interview.page.open')}
          options={[
            ...interviewStatuses.map((status) => ({
              value: status,
              label: t(`interview.status.${status}`),
            })),
            { value: 'closed', label: t('interview.page.closed') },
          ]}
        />
      </ListFilters>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-13 text-ink-muted">
          {t('interview.page.zone', { zone: timeZone.replaceAll('_', ' ') })}
        </p>
        <ButtonLink size="sm" to={`?${other.toString()}`}>
          {t(isWeek ? 'interview.page.list' : 'interview.page.week')}
        </ButtonLink>
      </div>
      {isWeek ? <WeekGrid week={weekOf(params, timeZone)} /> : <InterviewList />}
    </div>
  );
}

function InterviewList() {
  const t = useTexts();
  const [params] = useSearchParams();
  const { items, newer, older, total, mayArrange } = useSuspenseQuery(
    api.interview.list.queryOptions({ input: interviewsInput(params) }),
  ).data;
  const [arranged, setArranged] = useState<InterviewCard | null>(null);
  const [isOpen, setOpen] = useState(false);
  if (items.length === 0)
    return (
      <EmptyState
        title={t(params.size > 0 ? 'interview.page.nothing' : 'interview.page.empty')}
        description={t('interview.page.empty-text')}
        action={
          <ButtonLink to="/company-dashboard/applications">
            {t('interview.page.applications')}
          </ButtonLink>
        }
      />
    );
  return (
    <>
      <p className="text-13 text-ink-muted" role="status">
        {t('interview.page.count', { count: total.count })}
      </p>
      <ul className="grid gap-3 xl:grid-cols-2">
        {items.map((interview) => (
          <InterviewItem
            key={interview.id}
            interview={interview}
            level={2}
            candidateTo={`/company-dashboard/applications/${interview.applicationId}?tab=interviews`}
            mayArrange={mayArrange}
            onArrange={() => {
              setArranged(interview);
              setOpen(true);
            }}
          />
        ))}
      </ul>
      <Pager
        label={t('interview.page.pages')}
        newerText={t('interview.page.newer')}
        olderText={t('interview.page.older')}
        {...pageLinks(params, { newer, older })}
      />
      <Suspense>
        {arranged && (
          <ArrangeDialog
            key={`${arranged.id} ${arranged.version}`}
            open={isOpen}
            onClose={() => setOpen(false)}
            applicationId={arranged.applicationId}
            interview={arranged}
          />
        )}
      </Suspense>
    </>
  );
}
