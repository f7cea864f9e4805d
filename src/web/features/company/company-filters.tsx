import { Search } from 'lucide-react';
import type { FormEvent } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { companyStatuses } from '#domain/company/company-status.ts';
import { filterLink } from '#web/lib/page-links.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Select } from '#web/ui/select.tsx';
import { companyFilters } from './company-input.ts';

/** Search and filter of the companies; the address keeps them. */
export function CompanyFilters() {
  const t = useTexts();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const { status, search } = companyFilters(params);
  const go = (change: Record<string, string>) => void navigate(filterLink(params, change));
  const onSearch = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    go({ search: String(new FormData(event.currentTarget).get('search') ?? '').trim() });
  };
  return (
    <form role="search" onSubmit={onSearch} className="flex flex-wrap items-end gap-3">
      <Field label={t('admin-companies.search-label')} className="min-w-56 grow">
        <Input
          key={search}
          name="search"
          type="search"
          icon={Search}
          defaultValue={search}
          maxLength={100}
          placeholder={t('admin-companies.search')}
        />
      </Field>
      <Field label={t('admin-companies.status')} className="w-full sm:w-48">
        <Select
          name="status"
          value={status ?? ''}
          onChange={(event) => go({ status: event.currentTarget.value })}
        >
          <option value="">{t('admin-companies.all')}</option>
          {companyStatuses.map((each) => (
            <option key={each} value={each}>
              {t(`admin-companies.filter.${each}`)}
            </option>
          ))}
        </Select>
      </Field>
      <Button type="submit">{t('common.search')}</Button>
      {(status || search) && (
        <ButtonLink to="?" variant="ghost">
          {t('admin-companies.clear')}
        </ButtonLink>
      )}
    </form>
  );
}
