import { Search } from 'lucide-react';
import type { FormEvent } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { userTypes } from '#domain/account/user-type.ts';
import { filterLink } from '#web/lib/page-links.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Select } from '#web/ui/select.tsx';
import { userFilters } from './user-input.ts';

/** Search, filters and order of the users; the address keeps them. */
export function UserFilters() {
  const t = useTexts();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const { type, status, order, search } = userFilters(params);
  const go = (change: Record<string, string>) => void navigate(filterLink(params, change));
  const onSearch = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    go({ search: String(new FormData(event.currentTarget).get('search') ?? '').trim() });
  };
  return (
    <form role="search" onSubmit={onSearch} className="flex flex-wrap items-end gap-3">
      <Field label={t('admin-users.search-label')} className="min-w-56 grow">
        <Input
          key={search}
          name="search"
          type="search"
          icon={Search}
          defaultValue={search}
          maxLength={100}
          placeholder={t('admin-users.search')}
        />
      </Field>
      <Field label={t('admin-users.type')} className="grow sm:w-36 sm:grow-0">
        <Select
          name="type"
          value={type ?? ''}
          onChange={(event) => go({ type: event.currentTarget.value })}
        >
          <option value="">{t('admin-users.any-type')}</option>
          {userTypes.map((each) => (
            <option key={each} value={each}>
              {t(`admin-users.badge.${each}`)}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t('admin-users.status')} className="grow sm:w-36 sm:grow-0">
        <Select
          name="status"
          value={status ?? ''}
          onChange={(event) => go({ status: event.currentTarget.value })}
        >
          <option value="">{t('admin-users.any-status')}</option>
          <option value="active">{t('admin-users.active')}</option>
          <option value="inactive">{t('admin-users.inactive')}</option>
        </Select>
      </Field>
      <Field label={t('admin-users.order')} className="grow sm:w-36 sm:grow-0">
        <Select
          name="order"
          value={order ?? ''}
          onChange={(event) => go({ order: event.currentTarget.value })}
        >
          <option value="">{t('admin-users.newest')}</option>
          <option value="oldest">{t('admin-users.oldest')}</option>
        </Select>
      </Field>
      <Button type="submit">{t('common.search')}</Button>
      {(type || status || search) && (
        <ButtonLink to="?" variant="ghost">
          {t('admin-users.clear')}
        </ButtonLink>
      )}
    </form>
  );
}
