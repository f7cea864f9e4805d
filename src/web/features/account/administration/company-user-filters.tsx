import { useSearchParams } from 'react-router';
import { FilterSelect, ListFilters } from '#web/lib/list-filters.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { userFilters } from './user-input.ts';

export function CompanyUserFilters() {
  const t = useTexts();
  const [params] = useSearchParams();
  const { status, search } = userFilters(params);
  return (
    <ListFilters
      search={{
        value: search,
        label: t('dashboard.search-companies'),
        placeholder: t('admin-company-users.search'),
      }}
      clear={Boolean(status || search) && { to: '?', text: t('dashboard.clear-all') }}
    >
      <FilterSelect
        name="status"
        label={t('dashboard.status')}
        value={status}
        all={t('dashboard.all-companies')}
        options={[
          { value: 'active', label: t('dashboard.active') },
          { value: 'inactive', label: t('dashboard.inactive') },
        ]}
      />
    </ListFilters>
  );
}
