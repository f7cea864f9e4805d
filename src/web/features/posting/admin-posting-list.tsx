import { useSuspenseQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router';
import { api } from '#web/lib/api.ts';
import { FilterSelect, ListFilters } from '#web/lib/list-filters.tsx';
import { ListResults } from '#web/lib/list-results.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { useOpenDialog } from '#web/lib/use-open-dialog.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Card } from '#web/ui/card.tsx';
import { optionsOf } from '#web/ui/options-of.ts';
import { PageHeader } from '#web/ui/page-header.tsx';
import { StatTile } from '#web/ui/stat-tile.tsx';
import {
  adminPostingFilters,
  adminPostingInput,
  adminPostingStatuses,
} from './admin-posting-input.ts';
import { AdminPostingTable } from './admin-posting-table.tsx';

// Loads on the first click.
const AdminPostingDetails = lazy(() => import('./admin-posting-details.tsx'));

/** All companies' postings, with an administrator's actions. */
export function AdminPostingList() {
  const t = useTexts();
  const [params] = useSearchParams();
  const { data } = useSuspenseQuery(api.posting.listAsAdmin.query(adminPostingInput(params)));
  const { wasOpen, open, stateOf } = useOpenDialog<'view'>();
  const [selectedId, setSelectedId] = useState<string | null>(null);
  const { status, search } = adminPostingFilters(params);
  const { counts } = data;
  const clear = Boolean(status || search) && { to: '?', text: t('admin-jobs.clear') };
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
      <ListFilters
        search={{
          value: search,
          label: t('admin-jobs.search-label'),
          placeholder: t('admin-jobs.search'),
        }}
        clear={clear}
      >
        <FilterSelect
          name="status"
          label={t('admin-jobs.status')}
          value={status}
          all={t('admin-jobs.all')}
          options={optionsOf(adminPostingStatuses, (value) => t(`admin-jobs.${value}`))}
        />
      </ListFilters>
      <ListResults texts="admin-jobs" data={data} clear={clear} pages={t('admin-jobs.pages')}>
        <Card padding="none">
          <AdminPostingTable
            postings={data.items}
            onView={(id) => {
              setSelectedId(id);
              open('view');
            }}
          />
        </Card>
      </ListResults>
      <Suspense>
        {selectedId && wasOpen.has('view') && (
          <AdminPostingDetails postingId={selectedId} {...stateOf('view')} />
        )}
      </Suspense>
    </section>
  );
}
