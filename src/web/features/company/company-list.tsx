import { useSuspenseQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router';
import { companyStatuses } from '#domain/company/company-status.ts';
import { api } from '#web/lib/api.ts';
import { ListPager } from '#web/lib/list-pager.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { useOpenDialog } from '#web/lib/use-open-dialog.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { StatTile } from '#web/ui/stat-tile.tsx';
import { CompanyFilters } from './company-filters.tsx';
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
  const { data } = useSuspenseQuery(api.company.list.queryOptions({ input: companyInput(params) }));
  const { dialog, wasOpen, open, close } = useOpenDialog<'add' | 'details' | 'login'>();
  const [shownId, setShownId] = useState<string | null>(null);
  const shown = data.items.find(({ id }) => id === shownId) ?? null;
  const { status, search } = companyFilters(params);
  const { counts, total } = data;
  return (
    <section className="flex flex-col gap-6">
      <PageHeader
        title={t('admin-companies.title')}
        action={
          <Button variant="primary" icon={Plus} onClick={() => open('add')}>
            {t('admin-companies.add')}
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
      <CompanyFilters />
      <p className="text-13 text-ink-muted" role="status">
        {total.capped
          ? t('admin-companies.count-capped', { count: total.count })
          : t('admin-companies.count', { count: total.count })}
      </p>
      {data.items.length === 0 ? (
        <EmptyState
          level={2}
          title={t('admin-companies.empty.title')}
          description={t(
            status || search ? 'admin-companies.empty.filtered' : 'admin-companies.empty.text',
          )}
          action={
            (status || search) && <ButtonLink to="?">{t('admin-companies.clear')}</ButtonLink>
          }
        />
      ) : (
        <Card padding="none">
          <CompanyTable
            companies={data.items}
            onView={(id) => {
              setShownId(id);
              open('details');
            }}
          />
        </Card>
      )}
      <ListPager label={t('admin-companies.pages')} data={data} />
      <Suspense>
        {wasOpen.has('add') && <AddCompany open={dialog === 'add'} onClose={() => close('add')} />}
        {wasOpen.has('details') && (
          <CompanyDetails
            company={shown}
            open={dialog === 'details'}
            onClose={() => close('details')}
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
