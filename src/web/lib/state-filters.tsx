import { optionsOf } from '#web/ui/options-of.ts';
import { FilterSelect, ListFilters, type ListFiltersProps } from './list-filters.tsx';
import { useTexts } from './texts.tsx';

type Props<State extends string> = {
  /** Where `search` and `search-label` are said. */
  texts:
    | 'admin-community.messages'
    | 'admin-community.newsletter'
    | 'admin-credential'
    | 'admin-plan';
  search: string;
  state: State | undefined;
  states: readonly State[];
  labelOf: (state: State) => string;
  /** The option without a filter. */
  all: string;
  clear?: ListFiltersProps['clear'];
};

/** Search and status above a list whose rows have a state. */
export function StateFilters<State extends string>(props: Props<State>) {
  const { texts, search, state, states, labelOf, all, clear } = props;
  const t = useTexts();
  return (
    <ListFilters
      search={{
        value: search,
        label: t(`${texts}.search-label`),
        placeholder: t(`${texts}.search`),
      }}
      {...(clear && { clear })}
    >
      <FilterSelect
        name="state"
        label={t('dashboard.status')}
        value={state}
        all={all}
        options={optionsOf(states, labelOf)}
      />
    </ListFilters>
  );
}
