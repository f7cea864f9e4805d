import { useSuspenseQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router';
import { api } from '#web/lib/api.ts';
import { ListPager } from '#web/lib/list-pager.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { useOpenDialog } from '#web/lib/use-open-dialog.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { StatTile } from '#web/ui/stat-tile.tsx';
import { AdminPostingFilters } from './admin-posting-filters.tsx';
import { adminPostingFilters, adminPostingInput } from './admin-posting-input.ts';
import { AdminPostingTable } from './admin-posting-table.tsx';

// Loads on the first click.
const AdminPostingDetails = lazy(() => import('./admin-posting-details.tsx'));

/** All companies' postings, with an administrator's actions. */
export function AdminPostingList() {
  const t = useTexts();
  const [params] = useSearchParams();
  const { data } = useSuspenseQuery(
    api.posting.listAsAdmin.queryOptions({ input: adminPostingInput(params) }),
  );
  const { dialog, wasOpen, open, close } = useOpenDialog<'view'>();
  const [chosenId, setChosenId] = useState<string | null>(null);
  const { status, search } = adminPostingFilters(params);
  const isFiltered = Boolean(status || search);
  const { counts, total } = data;
  return (
    <section className="flex flex-col gap-6">
      <PageHeader
        title={t('admin-jobs.title')}
        action={
          <>
            <ButtonLink to="/admin-dashboard/jobs/import">
              {t('admin-jobs.import.title')}
            </ButtonLink>
            <ButtonLink to="/admin-dashboard/jobs/new" variant="primary" icon={Plus}>
              {t('admin-jobs.add')}
            </ButtonLink>
          </>
        }
      />
      <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        <StatTile label={t('admin-jobs.stats.total')} value={counts.total} to="?" />
        <StatTile label={t('admin-jobs.stats.active')} value={counts.active} to="?status=active" />
        <StatTile
          label={t('admin-jobs.stats.inactive')}
          value={counts.inactive}
          to="?status=inactive"
        />
        <StatTile
          label={t('admin-jobs.stats.applications')}
          value={counts.applications}
          to="/admin-dashboard/analytics/list?figure=applications&period=all"
        />
      </div>
      <AdminPostingFilters />
      <p className="text-13 text-ink-muted" role="status">
        {total.capped
          ? t('admin-jobs.count-capped', { count: total.count })
          : t('admin-jobs.count', { count: total.count })}
      </p>
      {data.items.length === 0 ? (
        <EmptyState
          level={2}
          title={t('admin-jobs.empty.title')}
          description={t(isFiltered ? 'admin-jobs.empty.filtered' : 'admin-jobs.empty.text')}
          action={isFiltered && <ButtonLink to="?">{t('admin-jobs.clear')}</ButtonLink>}
        />
      ) : (
        <Card padding="none">
          <AdminPostingTable
            postings={data.items}
            onView={(id) => {
              setChosenId(id);
              open('view');
            }}
          />
        </Card>
      )}
      <ListPager label={t('admin-jobs.pages')} data={data} />
      <Suspense>
        {chosenId && wasOpen.has('view') && (
          <AdminPostingDetails
            postingId={chosenId}
            open={dialog === 'view'}
            onClose={() => close('view')}
          />
        )}
      </Suspense>
    </section>
  );
}
