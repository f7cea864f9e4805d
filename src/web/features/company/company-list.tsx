import { useSuspenseQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router';
import { companyStatuses } from '#domain/company/company-status.ts';
import { api } from '#web/lib/api.ts';
import { FilterSelect, ListFilters } from '#web/lib/list-filters.tsx';
import { ListResults } from '#web/lib/list-results.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { useOpenDialog } from '#web/lib/use-open-dialog.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { optionsOf } from '#web/ui/options-of.ts';
import { PageHeader } from '#web/ui/page-header.tsx';
import { StatTile } from '#web/ui/stat-tile.tsx';
import { companyFilters, companyInput } from './company-input.ts';
import { CompanyTable } from './company-table.tsx';
import { RegistrationBox } from './registration-box.tsx';

// Rarely used dialogs load on the first click.
const AddCompany = lazy(() => import('./add-company.tsx'));
const CompanyDetails = lazy(() => import('./company-details.tsx'));
const AddLogin = lazy(() => import('./add-login.tsx'));

export function CompanyList() {
  const t = useTexts();
  const [params] = useSearchParams();
  const { data } = useSuspenseQuery(api.company.list.query(companyInput(params)));
  const { dialog, wasOpen, open, stateOf } = useOpenDialog<'add' | 'details' | 'login'>();
  const [shownId, setShownId] = useState<string | null>(null);
  const shown = data.items.find(({ id }) => id === shownId) ?? null;
  const { status, search } = companyFilters(params);
  const { counts } = data;
  const clear = Boolean(status || search) && { to: '?', text: t('dashboard.clear-all') };
  return (
    <section className="flex flex-col gap-6">
      <PageHeader
        title={t('admin-companies.title')}
        action={
          <Button variant="primary" icon={Plus} onClick={() => open('add')}>
            {t('dashboard.add-company')}
          </Button>
        }
      />
      <RegistrationBox />
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-5">
        <StatTile
          label={t('admin-companies.stats.total')}
          value={counts.total}
          to="?"
          className="max-sm:col-span-2"
        />
        {companyStatuses.map((each) => (
          <StatTile
            key={each}
            label={t(`admin-companies.filter.${each}`)}
            value={counts[each]}
            to={`?status=${each}`}
          />
        ))}
      </div>
      <ListFilters
        search={{
          value: search,
          label: t('dashboard.search-companies'),
          placeholder: t('admin-companies.search'),
        }}
        clear={clear}
      >
        <FilterSelect
          name="status"
          label={t('dashboard.status')}
          value={status}
          all={t('dashboard.all-companies')}
          options={optionsOf(companyStatuses, (value) => t(`admin-companies.filter.${value}`))}
        />
      </ListFilters>
      <ListResults
        texts="admin-companies"
        data={data}
        clear={clear}
        pages={t('admin-companies.pages')}
      >
        <Card padding="none">
          <CompanyTable
            companies={data.items}
            onView={(id) => {
              setShownId(id);
              open('details');
            }}
          />
        </Card>
      </ListResults>
      <Suspense>
        {wasOpen.has('add') && <AddCompany {...stateOf('add')} />}
        {wasOpen.has('details') && (
          <CompanyDetails
            company={shown}
            {...stateOf('details')}
            onAddLogin={() => open('login')}
          />
        )}
        {shown && wasOpen.has('login') && (
          <AddLogin
            key={shown.id}
            company={shown}
            open={dialog === 'login'}
            onClose={() => open('details')}
          />
        )}
      </Suspense>
    </section>
  );
}
