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
import { anyPostingFilters } from './any-posting-input.ts';

/** Search and filter of the postings of all companies; the address keeps them. */
export function AnyPostingFilters() {
  const t = useTexts();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const { status, search } = anyPostingFilters(params);
  const go = (change: Record<string, string>) => void navigate(filterLink(params, change));
  const onSearch = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    go({ search: String(new FormData(event.currentTarget).get('search') ?? '').trim() });
  };
  return (
    <form role="search" onSubmit={onSearch} className="flex flex-wrap items-end gap-3">
      <Field label={t('admin-jobs.search-label')} className="min-w-56 grow">
        <Input
          key={search}
          name="search"
          type="search"
          icon={Search}
          defaultValue={search}
          maxLength={100}
          placeholder={t('admin-jobs.search')}
        />
      </Field>
      <Field label={t('admin-jobs.status')} className="w-full sm:w-48">
        <Select
          name="status"
          value={status ?? ''}
          onChange={(event) => go({ status: event.currentTarget.value })}
          options={[
            { value: '', label: t('admin-jobs.all') },
            { value: 'active', label: t('admin-jobs.active') },
            { value: 'inactive', label: t('admin-jobs.inactive') },
          ]}
        />
      </Field>
      <Button type="submit">{t('common.search')}</Button>
      {(status || search) && (
        <ButtonLink to="?" variant="ghost">
          {t('admin-jobs.clear')}
        </ButtonLink>
      )}
    </form>
  );
}
