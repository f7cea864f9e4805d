import { useSearchParams } from 'react-router';
import { companyStatuses } from '#domain/company/company-status.ts';
import { FilterSelect, ListFilters } from '#web/lib/list-filters.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { optionsOf } from '#web/ui/options-of.ts';
import { companyFilters } from './company-input.ts';

export function CompanyFilters() {
  const t = useTexts();
  const [params] = useSearchParams();
  const { status, search } = companyFilters(params);
  return (
    <ListFilters
      search={{
        value: search,
        label: t('dashboard.search-companies'),
        placeholder: t('admin-companies.search'),
      }}
      clear={Boolean(status || search) && { to: '?', text: t('dashboard.clear-all') }}
    >
      <FilterSelect
        name="status"
        label={t('dashboard.status')}
        value={status}
        all={t('dashboard.all-companies')}
        options={optionsOf(companyStatuses, (value) => t(`admin-companies.filter.${value}`))}
      />
    </ListFilters>
  );
}
