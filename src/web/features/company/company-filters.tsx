import { useSearchParams } from 'react-router';
import { companyStatuses } from '#domain/company/company-status.ts';
import { FilterSelect, ListFilters } from '#web/lib/list-filters.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { companyFilters } from './company-input.ts';

export function CompanyFilters() {
  const t = useTexts();
  const [params] = useSearchParams();
  const { status, search } = companyFilters(params);
  return (
    <ListFilters
      search={{
        value: search,
        label: t('admin-companies.search-label'),
        placeholder: t('admin-companies.search'),
      }}
      clear={Boolean(status || search) && { to: '?', text: t('admin-companies.clear') }}
    >
      <FilterSelect
        name="status"
        label={t('admin-companies.status')}
        value={status}
        all={t('admin-companies.all')}
        options={companyStatuses.map((value) => ({
          value,
          label: t(`admin-companies.filter.${value}`),
        }))}
      />
    </ListFilters>
  );
}
