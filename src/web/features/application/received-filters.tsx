import { Search } from 'lucide-react';
import type { FormEvent } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { applicationStatuses } from '#domain/application/application-status.ts';
import { filterLink } from '#web/lib/page-links.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Select } from '#web/ui/select.tsx';
import { noFilters } from './no-applications.tsx';
import { receivedFilters } from './received-input.ts';

type ReceivedFiltersProps = {
  postings: { id: string; title: string }[];
  /** The company has more postings than are listed. */
  isCapped: boolean;
};

/** Search and filters of the applications; the address keeps them. */
export function ReceivedFilters({ postings, isCapped }: ReceivedFiltersProps) {
  const t = useTexts();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const { status, postingId, search } = receivedFilters(params);
  const go = (change: Record<string, string>) => void navigate(filterLink(params, change));
  const onSearch = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    go({ search: String(new FormData(event.currentTarget).get('search') ?? '').trim() });
  };
  return (
    <form role="search" onSubmit={onSearch} className="flex flex-wrap items-end gap-3">
      <Field label={t('company.applications.search-label')} className="min-w-56 grow">
        <Input
          key={search}
          name="search"
          type="search"
          icon={Search}
          defaultValue={search}
          maxLength={100}
          placeholder={t('company.applications.search')}
        />
      </Field>
      <Field label={t('company.applications.status')} className="w-full sm:w-48">
        <Select
          name="status"
          value={status ?? ''}
          onChange={(event) => go({ status: event.currentTarget.value })}
        >
          <option value="">{t('company.applications.all-statuses')}</option>
          {applicationStatuses.map((each) => (
            <option key={each} value={each}>
              {t(`application.company-status.${each}`)}
            </option>
          ))}
        </Select>
      </Field>
      <Field
        label={t('company.applications.posting')}
        help={isCapped ? t('company.applications.newest-postings') : undefined}
        className="w-full sm:w-64"
      >
        <Select
          name="posting"
          value={postingId}
          onChange={(event) => go({ posting: event.currentTarget.value })}
        >
          <option value="">{t('company.applications.all-postings')}</option>
          {postings.map((posting) => (
            <option key={posting.id} value={posting.id}>
              {posting.title}
            </option>
          ))}
        </Select>
      </Field>
      <Button type="submit">{t('common.search')}</Button>
      {(status || postingId || search) && (
        <ButtonLink to={filterLink(params, noFilters)} variant="ghost">
          {t('company.applications.clear')}
        </ButtonLink>
      )}
    </form>
  );
}
