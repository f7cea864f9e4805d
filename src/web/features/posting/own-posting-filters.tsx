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
import { listedStates, ownPostingFilters } from './own-postings-input.ts';

/** Search and filter of the company's postings; the address keeps them, with scripts and without. */
export function OwnPostingFilters() {
  const t = useTexts();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const { state, search } = ownPostingFilters(params);
  const go = (change: Record<string, string>) => void navigate(filterLink(params, change));
  const onSearch = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    go({ search: String(new FormData(event.currentTarget).get('search') ?? '').trim() });
  };
  return (
    <form role="search" onSubmit={onSearch} className="flex flex-wrap items-end gap-3">
      <Field label={t('posting.list.search-label')} className="min-w-56 grow">
        <Input
          key={search}
          name="search"
          type="search"
          icon={Search}
          defaultValue={search}
          maxLength={100}
          placeholder={t('posting.list.search')}
        />
      </Field>
      <Field label={t('posting.list.state')} className="w-full sm:w-48">
        <Select
          name="status"
          value={state ?? ''}
          onChange={(event) => go({ status: event.currentTarget.value })}
        >
          <option value="">{t('posting.list.all')}</option>
          {listedStates.map((each) => (
            <option key={each} value={each}>
              {t(`posting.state.${each}`)}
            </option>
          ))}
        </Select>
      </Field>
      <Button type="submit">{t('common.search')}</Button>
      {(state || search) && (
        <ButtonLink to="?" variant="ghost">
          {t('posting.list.clear')}
        </ButtonLink>
      )}
    </form>
  );
}
