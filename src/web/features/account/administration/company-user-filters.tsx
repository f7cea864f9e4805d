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
        label: t('admin-company-users.search-label'),
        placeholder: t('admin-company-users.search'),
      }}
      clear={Boolean(status || search) && { to: '?', text: t('admin-company-users.clear') }}
    >
      <FilterSelect
        name="status"
        label={t('admin-company-users.status')}
        value={status}
        all={t('admin-company-users.all')}
        options={[
          { value: 'active', label: t('admin-company-users.active') },
          { value: 'inactive', label: t('admin-company-users.inactive') },
        ]}
      />
    </ListFilters>
  );
}
