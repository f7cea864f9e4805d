import { Search } from 'lucide-react';
import type { FormEvent } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { filterLink } from '#web/lib/page-links.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Select } from '#web/ui/select.tsx';
import { userFilters } from './user-input.ts';

/** Search and filter of the company users; the address keeps them. */
export function CompanyUserFilters() {
  const t = useTexts();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const { status, search } = userFilters(params);
  const go = (change: Record<string, string>) => void navigate(filterLink(params, change));
  const onSearch = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    go({ search: String(new FormData(event.currentTarget).get('search') ?? '').trim() });
  };
  return (
    <form role="search" onSubmit={onSearch} className="flex flex-wrap items-end gap-3">
      <Field label={t('admin-company-users.search-label')} className="min-w-56 grow">
        <Input
          key={search}
          name="search"
          type="search"
          icon={Search}
          defaultValue={search}
          maxLength={100}
          placeholder={t('admin-company-users.search')}
        />
      </Field>
      <Field label={t('admin-company-users.status')} className="w-full sm:w-48">
        <Select
          name="status"
          value={status ?? ''}
          onChange={(event) => go({ status: event.currentTarget.value })}
        >
          <option value="">{t('admin-company-users.all')}</option>
          <option value="active">{t('admin-company-users.active')}</option>
          <option value="inactive">{t('admin-company-users.inactive')}</option>
        </Select>
      </Field>
      <Button type="submit">{t('common.search')}</Button>
      {(status || search) && (
        <ButtonLink to="?" variant="ghost">
          {t('admin-company-users.clear')}
        </ButtonLink>
      )}
    </form>
  );
}
