import { useSearchParams } from 'react-router';
import { FilterSelect, ListFilters } from '#web/lib/list-filters.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { listedStates, ownPostingFilters } from './own-postings-input.ts';

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
      clear={Boolean(state || search) && { to: '?', text: t('posting.list.clear') }}
    >
      <FilterSelect
        name="status"
        label={t('posting.list.state')}
        value={state}
        all={t('posting.list.all')}
        options={listedStates.map((value) => ({ value, label: t(`posting.state.${value}`) }))}
      />
    </ListFilters>
  );
}
