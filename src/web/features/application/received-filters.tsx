import { useSearchParams } from 'react-router';
import { applicationStatuses } from '#domain/application/application-status.ts';
import { waitingDays } from '#domain/application/received-filter.ts';
import { FilterSelect, ListFilters } from '#web/lib/list-filters.tsx';
import { filterLink } from '#web/lib/page-links.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { noFilters } from './no-applications.tsx';
import { receivedFilters } from './received-input.ts';

type ReceivedFiltersProps = {
  postings: { id: string; title: string }[];
  /** The company has more postings than listed. */
  isCapped: boolean;
};

export function ReceivedFilters({ postings, isCapped }: ReceivedFiltersProps) {
  const t = useTexts();
  const [params] = useSearchParams();
  const { status, postingId, search, waiting } = receivedFilters(params);
  return (
    <ListFilters
      search={{
        value: search,
        label: t('company.applications.search-label'),
        placeholder: t('company.applications.search'),
        isLive: true,
      }}
      clear={
        Boolean(status || postingId || search || waiting) && {
          to: filterLink(params, noFilters),
          text: t('company.applications.clear'),
        }
      }
    >
      <FilterSelect
        name="status"
        label={t('company.applications.status')}
        value={status}
        all={t('company.applications.all-statuses')}
        options={applicationStatuses.map((value) => ({
          value,
          label: t(`application.company-status.${value}`),
        }))}
      />
      <FilterSelect
        name="posting"
        label={t('company.applications.posting')}
        value={postingId}
        all={t('company.applications.all-postings')}
        options={postings.map(({ id, title }) => ({ value: id, label: title }))}
        help={isCapped ? t('company.applications.newest-postings') : undefined}
        className="w-full sm:w-56"
      />
      <FilterSelect
        name="waiting"
        label={t('company.applications.waiting')}
        value={waiting}
        all={t('company.applications.all-waiting')}
        options={waitingDays.map((days) => ({
          value: days,
          label: t('company.applications.waiting-days', { days }),
        }))}
      />
    </ListFilters>
  );
}
