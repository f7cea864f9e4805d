import { useSearchParams } from 'react-router';
import { ownPostingLists } from '#domain/posting/posting.ts';
import { FilterSelect, ListFilters } from '#web/lib/list-filters.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { optionsOf } from '#web/ui/options-of.ts';
import { ownPostingFilters } from './own-postings-input.ts';

export function OwnPostingFilters() {
  const t = useTexts();
  const [params] = useSearchParams();
  const { state, search } = ownPostingFilters(params);
  return (
    <ListFilters
      search={{
        value: search,
        label: t('posting.list.search-label'),
        placeholder: t('posting.list.search'),
      }}
      clear={Boolean(state || search) && { to: '?', text: t('dashboard.clear-all') }}
    >
      <FilterSelect
        name="status"
        label={t('dashboard.status')}
        value={state}
        all={t('posting.list.all')}
        options={optionsOf(ownPostingLists, (value) =>
          value === 'closing' ? t('posting.list.closing') : t(`posting.state.${value}`),
        )}
      />
    </ListFilters>
  );
}
