import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useMe } from '#web/features/account/use-me.ts';
import { api } from '#web/lib/api.ts';
import { pageLoader } from '#web/lib/page.ts';
import { refusalOf } from '#web/lib/refusal-text.ts';
import { useFormat, useTexts } from '#web/lib/texts.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { StatTile } from '#web/ui/stat-tile.tsx';

export { pageMeta as meta } from '#web/lib/page-meta.ts';
export { PageFailed as ErrorBoundary } from '#web/routes/failed-page.tsx';

const newOnes = { status: 'pending', limit: 1 } as const;
const all = { limit: 1 } as const;
const applications = '/company-dashboard/applications';

export const loader = pageLoader({
  texts: [],
  only: ['member'],
  prefetch: ({ api: inProcess, cache }) =>
    Promise.all([
      cache.fetchQuery(inProcess.application.listReceived.queryOptions({ input: newOnes })),
      cache.fetchQuery(inProcess.application.listReceived.queryOptions({ input: all })),
    ]).catch((error: unknown) => {
      // Not every role may read applications; the page then explains that instead of showing
      // numbers.
      if (refusalOf(error) !== 'FORBIDDEN') throw error;
    }),
  title: (t) => t('company.overview.title'),
});

export default function CompanyOverview() {
  const t = useTexts();
  const me = useMe();
  const every = useQueryClient().getQueryData(
    api.application.listReceived.queryKey({ input: all }),
  );
  const mayRead = every && (every.mayDecide || every.total.count > 0);
  return (
    <>
      <PageHeader
        title={t('company.overview.title')}
        purpose={t('company.overview.purpose', { company: me?.company?.name ?? '' })}
        action={
          mayRead && (
            <ButtonLink to={applications} variant="primary">
              {t('company.overview.go')}
            </ButtonLink>
          )
        }
      />
      <div className="mt-6">
        {mayRead ? (
          <Numbers />
        ) : (
          <EmptyState
            title={t('company.overview.unassigned')}
            description={t('company.overview.unassigned-text')}
          />
        )}
      </div>
    </>
  );
}

function Numbers() {
  const t = useTexts();
  const format = useFormat();
  const fresh = useSuspenseQuery(
    api.application.listReceived.queryOptions({ input: newOnes }),
  ).data;
  const every = useSuspenseQuery(api.application.listReceived.queryOptions({ input: all })).data;
  const text = ({ count, capped }: { count: number; capped: boolean }) =>
    capped ? t('company.overview.capped', { count: format.number(count) }) : format.number(count);
  return (
    <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
      <StatTile
        label={t('company.overview.new')}
        value={text(fresh.total)}
        to={`${applications}?status=pending`}
      />
      <StatTile label={t('company.overview.all')} value={text(every.total)} to={applications} />
    </div>
  );
}
