import { useSuspenseQuery } from '@tanstack/react-query';
import { CalendarDays, Rows3 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { InterviewCard } from '#contract/interview.ts';
import { interviewStatuses } from '#domain/interview/interview.ts';
import { api } from '#web/lib/api.ts';
import { FilterSelect, ListFilters } from '#web/lib/list-filters.tsx';
import { ListPager } from '#web/lib/list-pager.tsx';
import { filterLink } from '#web/lib/page-links.ts';
import { useOwnZone, useTexts } from '#web/lib/texts.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { optionsOf } from '#web/ui/options-of.ts';
import { ViewSwitch } from '#web/ui/view-switch.tsx';
import { InterviewItem } from './interview-item.tsx';
import { interviewsInput } from './interviews-input.ts';
import { WeekGrid } from './week-grid.tsx';

const ArrangeDialog = lazy(() => import('./arrange-dialog.tsx'));
const path = '/company-dashboard/interviews';

const pathOf = ({ applicationId }: InterviewCard, tab: string) =>
  `/company-dashboard/applications/${applicationId}?tab=${tab}`;

/** A company's interviews as a list, or as the hours of a week. */
export function InterviewsPage() {
  const t = useTexts();
  const [params] = useSearchParams();
  const zone = useOwnZone();
  const isWeek = params.get('view') === 'week';
  const value = params.get('status') ?? undefined;
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
          all={t(isWeek ? 'interview.page.any' : 'interview.page.open')}
          options={[
            ...optionsOf(interviewStatuses, (status) => t(`interview.status.${status}`)),
            ...(isWeek
              ? []
              : [
                  { value: 'closed', label: t('interview.page.closed') },
                  { value: 'unfinished', label: t('interview.page.unfinished') },
                ]),
          ]}
        />
      </ListFilters>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <InterviewViews isWeek={isWeek} />
        <p className="text-13 text-ink-muted">
          {zone !== null && t('interview.page.zone', { zone: zone.replaceAll('_', ' ') })}
        </p>
      </div>
      {isWeek ? <WeekGrid /> : <InterviewList />}
    </div>
  );
}

const views = [
  ['list', Rows3],
  ['week', CalendarDays],
] as const;

function InterviewViews({ isWeek }: { isWeek: boolean }) {
  const t = useTexts();
  const [params] = useSearchParams();
  const toList = filterLink(params, { view: '', week: '' });
  const toWeek = filterLink(params, {
    view: 'week',
    ...(['closed', 'unfinished'].includes(params.get('status') ?? '') && { status: '' }),
  });
  return (
    <ViewSwitch
      label={t('interview.page.view')}
      views={views.map(([view, icon]) => ({
        icon,
        text: t(`interview.page.${view}`),
        to: view === 'week' ? toWeek : toList,
        isShown: isWeek === (view === 'week'),
      }))}
    />
  );
}

function InterviewList() {
  const t = useTexts();
  const [params] = useSearchParams();
  const { items, newer, older, total, mayArrange } = useSuspenseQuery(
    api.interview.list.query(interviewsInput(params)),
  ).data;
  const [arranged, setArranged] = useState<InterviewCard | null>(null);
  const [isOpen, setOpen] = useState(false);
  if (items.length === 0 && (params.has('search') || params.has('status')))
    return (
      <EmptyState
        title={t('interview.page.nothing')}
        description={t('interview.page.nothing-text')}
        action={<ButtonLink to={path}>{t('interview.page.clear')}</ButtonLink>}
      />
    );
  if (items.length === 0)
    return (
      <EmptyState
        title={t('interview.page.empty')}
        description={t(mayArrange ? 'interview.page.empty-text' : 'interview.page.empty-own')}
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
            candidateTo={pathOf(interview, 'interviews')}
            scorecardTo={pathOf(interview, 'scorecards')}
            mayArrange={mayArrange}
            onArrange={() => {
              setArranged(interview);
              setOpen(true);
            }}
          />
        ))}
      </ul>
      <ListPager
        label={t('interview.page.pages')}
        newerText={t('interview.page.newer')}
        olderText={t('interview.page.older')}
        data={{ newer, older }}
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
