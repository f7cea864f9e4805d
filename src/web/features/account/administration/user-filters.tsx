import { useSearchParams } from 'react-router';
import { userTypes } from '#domain/account/user-type.ts';
import { FilterSelect, ListFilters } from '#web/lib/list-filters.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { optionsOf } from '#web/ui/options-of.ts';
import { userFilters } from './user-input.ts';

const narrow = 'grow sm:w-36 sm:grow-0';

export function UserFilters() {
  const t = useTexts();
  const [params] = useSearchParams();
  const { type, status, order, search } = userFilters(params);
  return (
    <ListFilters
      search={{
        value: search,
        label: t('admin-users.search-label'),
        placeholder: t('admin-users.search'),
      }}
      clear={Boolean(type || status || search) && { to: '?', text: t('dashboard.clear-all') }}
    >
      <FilterSelect
        name="type"
        label={t('admin-users.type')}
        value={type}
        all={t('admin-users.any-type')}
        options={optionsOf(userTypes, (value) => t(`admin-users.badge.${value}`))}
        className={narrow}
      />
      <FilterSelect
        name="status"
        label={t('dashboard.status')}
        value={status}
        all={t('admin-users.any-status')}
        options={[
          { value: 'active', label: t('dashboard.active') },
          { value: 'inactive', label: t('dashboard.inactive') },
        ]}
        className={narrow}
      />
      <FilterSelect
        name="order"
        label={t('admin-users.order')}
        value={order}
        all={t('admin-users.newest')}
        options={[{ value: 'oldest', label: t('admin-users.oldest') }]}
        className={narrow}
      />
    </ListFilters>
  );
}
