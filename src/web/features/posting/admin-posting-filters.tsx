import { useSearchParams } from 'react-router';
import { FilterSelect, ListFilters } from '#web/lib/list-filters.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { optionsOf } from '#web/ui/options-of.ts';
import { adminPostingFilters, adminPostingStatuses } from './admin-posting-input.ts';

export function AdminPostingFilters() {
  const t = useTexts();
  const [params] = useSearchParams();
  const { status, search } = adminPostingFilters(params);
  return (
    <ListFilters
      search={{
        value: search,
        label: t('admin-jobs.search-label'),
        placeholder: t('admin-jobs.search'),
      }}
      clear={Boolean(status || search) && { to: '?', text: t('admin-jobs.clear') }}
    >
      <FilterSelect
        name="status"
        label={t('admin-jobs.status')}
        value={status}
        all={t('admin-jobs.all')}
        options={optionsOf(adminPostingStatuses, (value) => t(`admin-jobs.${value}`))}
      />
    </ListFilters>
  );
}
